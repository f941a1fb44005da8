/**
 * Obligations and nemesis sets, one card a line: code | id | English title (* when unique) | French title when it
 * differs | subtitle | kind | cost | resource icons | copies in the box | deck limit | traits.
 */
export const encounterTable: Readonly<Record<string, string>> = {
  'obligation:black-panther': `
    01155 | affairs-of-state | Affairs of State | Affaires d'État | - | obligation | - | - | 1 | - | -
  `,
  'nemesis:black-panther': `
    01156 | usurp-the-throne | Usurp The Throne | Usurper le Trône | - | side-scheme | - | - | 1 | - | -
    01157 | killmonger | *Killmonger | - | - | minion | - | - | 1 | - | assassin elite mercenary
    01158 | heart-shaped-herb | Heart-Shaped Herb | Plante en Forme de Cœur | - | treachery | - | - | 1 | - | -
    01159 | ritual-combat | Ritual Combat | Combat Rituel | - | treachery | - | - | 2 | - | -
  `,
  'obligation:she-hulk': `
    01160 | legal-work | Legal Work | Profession Juridique | - | obligation | - | - | 1 | - | -
  `,
  'nemesis:she-hulk': `
    01161 | personal-challenge | Personal Challenge | Défi Personnel | - | side-scheme | - | - | 1 | - | -
    01162 | titania | *Titania | - | - | minion | - | - | 1 | - | brute elite
    01163 | genetically-enhanced | Genetically Enhanced | Génétiquement Amélioré | - | attachment | - | - | 1 | - | condition
    01164 | titanias-fury | Titania's Fury | Fureur de Titania | - | treachery | - | - | 2 | - | -
  `,
  'obligation:spider-man': `
    01165 | eviction-notice | Eviction Notice | Avis d'Expulsion | - | obligation | - | - | 1 | - | -
  `,
  'nemesis:spider-man': `
    01166 | highway-robbery | Highway Robbery | Cambriolage de Haut Vol | - | side-scheme | - | - | 1 | - | -
    01167 | vulture | *Vulture | Le Vautour | - | minion | - | - | 1 | - | criminal
    01168 | sweeping-swoop | Sweeping Swoop | Coup en Piqué | - | treachery | - | - | 2 | - | -
    01169 | the-vultures-plans | The Vulture's Plans | Les Plans du Vautour | - | treachery | - | - | 1 | - | -
  `,
  'obligation:iron-man': `
    01170 | business-problems | Business Problems | Surmenage | - | obligation | - | - | 1 | - | -
  `,
  'nemesis:iron-man': `
    01171 | imminent-overload | Imminent Overload | Surcharge Imminente | - | side-scheme | - | - | 1 | - | -
    01172 | whiplash | *Whiplash | - | - | minion | - | - | 1 | - | -
    01173 | electric-whip-attack | Electric Whip Attack | Attaque au Fouet Électrique | - | treachery | - | - | 2 | - | -
    01174 | electromagnetic-backlash | Electromagnetic Backlash | Contre-Attaque Électromagnétique | - | treachery | - | - | 1 | - | -
  `,
  'obligation:captain-marvel': `
    01175 | family-emergency | Family Emergency | Urgence Familiale | - | obligation | - | - | 1 | - | -
  `,
  'nemesis:captain-marvel': `
    01176 | the-psyche-magnitron | The Psyche-Magnitron | Le Psycho-Magnitron | - | side-scheme | - | - | 1 | - | -
    01177 | yon-rogg | *Yon-Rogg | - | - | minion | - | - | 1 | - | elite kree
    01178 | kree-manipulator | Kree Manipulator | Manipulateur Kree | - | treachery | - | - | 2 | - | -
    01179 | yon-roggs-treason | Yon-Rogg's Treason | La Trahison de Yon-Rogg | - | treachery | - | - | 1 | - | -
  `,
}
