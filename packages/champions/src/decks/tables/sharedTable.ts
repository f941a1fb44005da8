/**
 * Aspect and basic cards, one card a line: code | id | English title (* when unique) | French title when it
 * differs | subtitle | kind | cost | resource icons | copies in the box | deck limit | traits.
 */
export const sharedTable: Readonly<Record<string, string>> = {
  'aspect:aggression': `
    01050 | hulk | *Hulk | - | Bruce Banner | ally | 2 | e | 1 | 1 | avenger gamma
    01051 | tigra | *Tigra | - | Greer Grant Nelson | ally | 3 | m | 1 | 1 | avenger
    01052 | chase-them-down | Chase Them Down | Poursuivons-Les | - | event | 0 | m | 3 | 3 | thwart
    01053 | relentless-assault | Relentless Assault | Assaut Implacable | - | event | 2 | e | 3 | 3 | attack
    01054 | uppercut | Uppercut | - | - | event | 3 | p | 3 | 3 | attack
    01055 | the-power-of-aggression | The Power of Aggression | Le Pouvoir de l'Agressivité | - | resource | - | w | 2 | 2 | -
    01056 | tac-team | Tac Team | Équipe Tactique | - | support | 3 | e | 3 | 3 | shield
    01057 | combat-training | Combat Training | Entraînement au Combat | - | upgrade | 2 | p | 3 | 3 | skill
  `,
  'aspect:justice': `
    01058 | daredevil | *Daredevil | - | Matt Murdock | ally | 4 | p | 1 | 1 | defender
    01059 | jessica-jones | *Jessica Jones | - | - | ally | 3 | e | 1 | 1 | defender
    01060 | for-justice | For Justice! | Pour la Justice ! | - | event | 2 | e | 3 | 3 | thwart
    01061 | great-responsibility | Great Responsibility | De Grandes Responsabilités | - | event | 0 | m | 3 | 3 | -
    01062 | the-power-of-justice | The Power of Justice | Le Pouvoir de la Justice | - | resource | - | w | 2 | 2 | -
    01063 | interrogation-room | Interrogation Room | Salle d'Interrogatoire | - | support | 1 | e | 3 | 3 | location
    01064 | surveillance-team | Surveillance Team | Équipe de Surveillance | - | support | 2 | m | 3 | 3 | shield
    01065 | heroic-intuition | Heroic Intuition | Instinct Héroïque | - | upgrade | 2 | e | 3 | 3 | skill
  `,
  'aspect:leadership': `
    01066 | hawkeye | *Hawkeye | - | Clint Barton | ally | 3 | e | 1 | 1 | avenger
    01067 | maria-hill | *Maria Hill | - | - | ally | 2 | m | 1 | 1 | shield
    01068 | vision | *Vision | - | - | ally | 4 | p | 1 | 1 | android avenger
    01069 | get-ready | Get Ready | Se Préparer | - | event | 0 | p | 3 | 3 | -
    01070 | lead-from-the-front | Lead from the Front | Commander en Première Ligne | - | event | 2 | e | 3 | 3 | tactic
    01071 | make-the-call | Make the Call | Appel de Détresse | - | event | 0 | m | 3 | 3 | -
    01072 | the-power-of-leadership | The Power of Leadership | Le Pouvoir du Commandement | - | resource | - | w | 2 | 2 | -
    01073 | the-triskelion | *The Triskelion | Le Triskelion | - | support | 1 | e | 1 | 1 | location shield
    01074 | inspired | Inspired | Motivé | - | upgrade | 1 | p | 3 | 3 | condition
  `,
  'aspect:protection': `
    01075 | black-widow | *Black Widow | - | Natasha Romanoff | ally | 3 | p | 1 | 1 | shield spy
    01076 | luke-cage | *Luke Cage | - | - | ally | 4 | e | 1 | 1 | defender
    01077 | counter-punch | Counter-Punch | Contre-Attaque au Poing | - | event | 0 | p | 3 | 3 | attack
    01078 | get-behind-me | Get Behind Me! | Restez Derrière Moi ! | - | event | 1 | m | 3 | 3 | -
    01079 | the-power-of-protection | The Power of Protection | Le Pouvoir de la Protection | - | resource | - | w | 2 | 2 | -
    01080 | med-team | Med Team | Équipe Médicale | - | support | 3 | e | 3 | 3 | shield
    01081 | armored-vest | Armored Vest | Veste Blindée | - | upgrade | 1 | m | 3 | 3 | armor
    01082 | indomitable | Indomitable | Inébranlable | - | upgrade | 1 | e | 3 | 3 | condition
  `,
  basic: `
    01083 | mockingbird | *Mockingbird | - | Bobbi Morse | ally | 3 | p | 4 | 1 | shield spy
    01084 | nick-fury | *Nick Fury | - | - | ally | 4 | m | 4 | 1 | shield spy
    01085 | emergency | Emergency | Urgence | - | event | 0 | e | 4 | 3 | thwart
    01086 | first-aid | First Aid | Premiers Soins | - | event | 1 | m | 4 | 3 | -
    01087 | haymaker | Haymaker | - | - | event | 2 | e | 4 | 3 | attack
    01088 | energy | Energy | Énergie | - | resource | - | ee | 4 | 1 | -
    01089 | genius | Genius | Génie | - | resource | - | mm | 4 | 1 | -
    01090 | strength | Strength | Force | - | resource | - | pp | 4 | 1 | -
    01091 | avengers-mansion | Avengers Mansion | Manoir des Avengers | - | support | 4 | m | 4 | 3 | avenger location
    01092 | helicarrier | Helicarrier | Héliporteur | - | support | 3 | p | 4 | 3 | location shield
    01093 | tenacity | Tenacity | Persévérance | - | upgrade | 2 | e | 4 | 3 | condition
  `,
}
