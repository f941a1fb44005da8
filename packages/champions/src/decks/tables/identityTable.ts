/**
 * Identities with their own cards, one card a line: code | id | English title (* when unique) | French title when it
 * differs | subtitle | kind | cost | resource icons | copies in the box | deck limit | traits.
 */
export const identityTable: Readonly<Record<string, string>> = {
  'hero:spider-man': `
    01001a | spider-man | *Spider-Man | - | - | hero | - | - | 1 | - | avenger
    01001b | peter-parker | *Peter Parker | - | - | alter-ego | - | - | 1 | - | genius
    01002 | black-cat | *Black Cat | - | Felicia Hardy | ally | 2 | e | 1 | 1 | hero-for-hire
    01003 | backflip | Backflip | Salto Arrière | - | event | 0 | p | 2 | 2 | defense skill
    01004 | enhanced-spider-sense | Enhanced Spider-Sense | Sens d'Araignée Améliorés | - | event | 1 | m | 2 | 2 | superpower
    01005 | swinging-web-kick | Swinging Web Kick | Coup de Pied en Balancier | - | event | 3 | m | 3 | 3 | aerial attack superpower
    01006 | aunt-may | *Aunt May | Tante May | - | support | 1 | e | 1 | 1 | persona
    01007 | spider-tracer | Spider-Tracer | Spider-Traceur | - | upgrade | 1 | e | 2 | 2 | item tech
    01008 | web-shooter | Web-Shooter | Lance-toile | - | upgrade | 1 | p | 2 | 2 | item tech
    01009 | webbed-up | Webbed Up | Pris dans la Toile | - | upgrade | 4 | p | 2 | 2 | condition
  `,
  'hero:captain-marvel': `
    01010a | captain-marvel | *Captain Marvel | - | - | hero | - | - | 1 | - | avenger soldier
    01010b | carol-danvers | *Carol Danvers | - | - | alter-ego | - | - | 1 | - | shield soldier
    01011 | spider-woman | *Spider-Woman | - | Jessica Drew | ally | 3 | w | 1 | 1 | avenger spy
    01012 | crisis-interdiction | Crisis Interdiction | Empêcher les Conflits | - | event | 2 | e | 3 | 3 | thwart
    01013 | photonic-blast | Photonic Blast | Rayon Photonique | - | event | 3 | p | 3 | 3 | attack superpower
    01014 | energy-absorption | Energy Absorption | Absorption d'Énergie | - | resource | - | eee | 2 | 2 | -
    01015 | alpha-flight-station | *Alpha Flight Station | Station Alpha Flight | - | support | 1 | m | 1 | 1 | location shield
    01016 | captain-marvels-helmet | *Captain Marvel's Helmet | Casque de Captain Marvel | - | upgrade | 2 | p | 1 | 1 | armor tech
    01017 | cosmic-flight | Cosmic Flight | Vol Cosmique | - | upgrade | 2 | e | 2 | 2 | superpower
    01018 | energy-channel | Energy Channel | Énergie Canalisée | - | upgrade | 0 | m | 2 | 2 | superpower
  `,
  'hero:she-hulk': `
    01019a | she-hulk | *She-Hulk | Miss Hulk | - | hero | - | - | 1 | - | avenger gamma
    01019b | jennifer-walters | *Jennifer Walters | - | - | alter-ego | - | - | 1 | - | attorney gamma
    01020 | hellcat | *Hellcat | - | Patsy Walker | ally | 3 | w | 1 | 1 | avenger
    01021 | gamma-slam | Gamma Slam | Frappe Gamma | - | event | 4 | m | 1 | 1 | attack superpower
    01022 | ground-stomp | Ground Stomp | Piétinement | - | event | 2 | m | 2 | 2 | superpower
    01023 | legal-practice | Legal Practice | Pratique de la Loi | - | event | 0 | p | 2 | 2 | skill thwart
    01024 | one-two-punch | One-Two Punch | Droite-Gauche | - | event | 1 | p | 3 | 3 | skill
    01025 | split-personality | Split Personality | Personnalité Divisée | - | event | 3 | e | 1 | 1 | -
    01026 | superhuman-law-division | Superhuman Law Division | Département Judiciaire des Surhumains | - | support | 1 | p | 1 | 1 | location
    01027 | focused-rage | Focused Rage | Rage Contrôlée | - | upgrade | 3 | e | 2 | 2 | skill
    01028 | superhuman-strength | Superhuman Strength | Force Surhumaine | - | upgrade | 2 | m | 2 | 2 | superpower
  `,
  'hero:iron-man': `
    01029a | iron-man | *Iron Man | - | - | hero | - | - | 1 | - | avenger
    01029b | tony-stark | *Tony Stark | - | - | alter-ego | - | - | 1 | - | genius
    01030 | war-machine | *War Machine | - | James Rhodes | ally | 4 | w | 1 | 1 | shield soldier
    01031 | repulsor-blast | Repulsor Blast | Rayon Répulsif | - | event | 1 | p | 3 | 3 | attack superpower
    01032 | supersonic-punch | Supersonic Punch | Coup de Poing Supersonique | - | event | 2 | e | 2 | 2 | attack
    01033 | pepper-potts | *Pepper Potts | - | - | support | 3 | p | 1 | 1 | persona
    01034 | stark-tower | *Stark Tower | Tour Stark | - | support | 2 | m | 1 | 1 | location
    01035 | arc-reactor | *Arc Reactor | Réacteur Arc | - | upgrade | 2 | e | 1 | 1 | item tech
    01036 | mark-v-armor | *Mark V Armor | Armure Mark V | - | upgrade | 3 | m | 1 | 1 | armor tech
    01037 | mark-v-helmet | *Mark V Helmet | Casque Mark V | - | upgrade | 1 | p | 1 | 1 | armor tech
    01038 | powered-gauntlets | Powered Gauntlets | Gantelets Énergétiques | - | upgrade | 2 | e | 2 | 2 | armor tech
    01039 | rocket-boots | Rocket Boots | Bottes-Fusée | - | upgrade | 1 | m | 2 | 2 | armor tech
  `,
  'hero:black-panther': `
    01040a | black-panther | *Black Panther | - | - | hero | - | - | 1 | - | avenger wakanda
    01040b | tchalla | *T'Challa | - | - | alter-ego | - | - | 1 | - | king wakanda
    01041 | shuri | *Shuri | - | - | ally | 2 | p | 1 | 1 | genius wakanda
    01042 | ancestral-knowledge | Ancestral Knowledge | Connaissance Ancestrale | - | event | 1 | m | 1 | 1 | -
    01043a | wakanda-forever-energy | Wakanda Forever! | Wakanda Éternel ! | - | event | 1 | e | 1 | 1 | tactic
    01043b | wakanda-forever-mental | Wakanda Forever! | Wakanda Éternel ! | - | event | 1 | m | 1 | 1 | tactic
    01043c | wakanda-forever-physical | Wakanda Forever! | Wakanda Éternel ! | - | event | 1 | p | 1 | 1 | tactic
    01043d | wakanda-forever-wild | Wakanda Forever! | Wakanda Éternel ! | - | event | 1 | w | 2 | 2 | tactic
    01044 | vibranium | Vibranium | - | - | resource | - | ww | 3 | 3 | -
    01045 | the-golden-city | *The Golden City | La Cité Dorée | - | support | 2 | e | 1 | 1 | location wakanda
    01046 | energy-daggers | Energy Daggers | Dagues Énergétiques | - | upgrade | 2 | m | 1 | 1 | black-panther weapon
    01047 | panther-claws | Panther Claws | Griffes de Panthère | - | upgrade | 2 | e | 1 | 1 | black-panther weapon
    01048 | tactical-genius | Tactical Genius | Génie Tactique | - | upgrade | 2 | p | 1 | 1 | black-panther skill
    01049 | vibranium-suit | Vibranium Suit | Costume en Vibranium | - | upgrade | 2 | m | 1 | 1 | armor black-panther
  `,
}
