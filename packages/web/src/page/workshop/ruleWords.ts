import type { Language } from '@quadriga/kernel'

type Both = Readonly<Record<Language, string>>
const says = (en: string, fr: string): Both => ({ en, fr })

/** Moments, effects, goals and defeats in plain words; `…` stands for what is chosen beside them. */
export const phraseWords: Readonly<Record<string, Both>> = {
  'moment.taken': says('an Objective is taken', 'un Objectif est pris'),
  'moment.rescued': says('a citizen is rescued', 'un Citoyen est secouru'),
  'moment.tileEntered': says(
    'a hero first enters a tile',
    'un Super-Héros entre pour la première fois sur une dalle',
  ),
  'moment.liftCalled': says('the lift is first called', 'l’ascenseur est appelé pour la première fois'),
  'moment.secretRevealed': says(
    'a Secret Mission card is turned up',
    'une carte Mission Secrète est révélée',
  ),
  'moment.secretsTaken': says(
    'both Secret Mission cards are taken',
    'les deux cartes Mission Secrète sont prises',
  ),
  'moment.gathered': says(
    'the tokens and a citizen are with the Sentinel Hand',
    'les pions et un Citoyen sont avec la Main de Sentinelle',
  ),
  'moment.endPhase': says('the End Phase comes', 'la Phase de Fin arrive'),
  'moment.action': says('a hero spends Actions for it', 'un Super-Héros y dépense des Actions'),
  'moment.insteadOfDrawing': says(
    'a Spawn Point would draw and no Enemy with a name is in play',
    'un Point de Génération piocherait sans Ennemi nommé en jeu',
  ),
  'moment.devoured': says('a citizen is devoured', 'un Citoyen est dévoré'),
  'moment.secretsFound': says(
    'both Secret Mission cards are turned up',
    'les deux cartes Mission Secrète sont révélées',
  ),
  'moment.besieged': says(
    'the Player Phase ends with so many Enemies in the highlighted building',
    'la Phase des Joueurs se termine avec autant d’Ennemis dans le bâtiment surligné',
  ),
  'moment.playersEnd': says('the Player Phase ends', 'la Phase des Joueurs se termine'),
  'moment.enemiesEnd': says('the Enemy Phase ends', 'la Phase des Ennemis se termine'),
  'effect.startLift': says('the lift can be used from now on', 'l’ascenseur fonctionne désormais'),
  'effect.remove': says('players take Enemies off the board', 'les joueurs retirent des Ennemis du plateau'),
  'effect.toExit': says('a Super Hero is placed in the Exit', 'un Super-Héros est placé dans la Sortie'),
  'effect.roam': says(
    'a Super Hero moves once more for each Secret Mission found',
    'un Super-Héros se déplace encore pour chaque Mission Secrète révélée',
  ),
  'effect.superHeroIfNone': says(
    'a Super Hero appears there instead',
    'un Super-Héros apparaît là à la place',
  ),
  'effect.lose': says('the game is lost', 'la partie est perdue'),
  'goal.devour': says('devour', 'dévorer'),
  'goal.secrets': says('take Secret Mission cards', 'prendre des cartes Mission Secrète'),
  'flag.deserted': says(
    'buildings that are opened draw no Spawn cards',
    'les bâtiments ouverts ne piochent pas de carte Génération',
  ),
  'flag.mobilised': says(
    'Enemies who see nobody go to the highlighted building and stay',
    'les Ennemis qui ne voient personne vont au bâtiment surligné et y restent',
  ),
  'flag.forcedDoors': says('Enemies force closed doors', 'les Ennemis forcent les portes fermées'),
  'choice.lift': says('the lift', 'l’ascenseur'),
  'choice.guard': says('Guards', 'Gardes'),
  'choice.trooper': says('Troopers', 'Opérateurs'),
  'choice.specialist': says('Specialists', 'Spécialistes'),
  'blank.devour': says('Whom', 'Qui'),
  'blank.toExit': says('Whom', 'Qui'),
  'blank.roam': says('Whom', 'Qui'),
  'blank.drawAt': says('Where', 'Où'),
  'blank.remove': says('How many', 'Combien'),
  'blank.besieged': says('How many', 'Combien'),
  'blank.secrets': says('How many', 'Combien'),
  'effect.xp': says('experience is gained', 'de l’expérience est gagnée'),
  'effect.trait': says('the taker draws Traits', 'le preneur pioche des Traits'),
  'effect.activate': says('a Spawn Point begins to draw', 'un Point de Génération commence à piocher'),
  'effect.unlock': says('doors of a colour are unlocked', 'les portes d’une couleur sont déverrouillées'),
  'effect.unlockIfAllTaken': says(
    'doors are unlocked if all Objectives of the colour are taken',
    'les portes sont déverrouillées si tous les Objectifs de la couleur sont pris',
  ),
  'effect.spawn': says(
    'Enemies appear at a Spawn Point',
    'des Ennemis apparaissent sur un Point de Génération',
  ),
  'effect.zombieHeroAt': says(
    'a Zombie Hero appears at a Spawn Point',
    'un Héros Zombie apparaît sur un Point de Génération',
  ),
  'effect.drawAt': says('a Spawn card is drawn at once', 'une carte Génération est piochée aussitôt'),
  'effect.rollFor': says(
    'a die is rolled for the highlighted rooms of a tile',
    'un dé est lancé pour les salles surlignées d’une dalle',
  ),
  'effect.exit': says('the Exit is placed there', 'la Sortie est placée là'),
  'effect.keep': says('the taker keeps the token', 'le preneur garde le pion'),
  'effect.chargeHand': says('the Sentinel Hand is charged', 'la Main de Sentinelle est chargée'),
  'effect.killsStay': says(
    'eliminated Enemies do not come back from now on',
    'désormais les Ennemis éliminés ne reviennent plus',
  ),
  'effect.zombieHeroIfNone': says(
    'a Zombie Hero appears there instead',
    'un Héros Zombie apparaît là à la place',
  ),
  'effect.plant': says(
    'a carried red Objective moves the red Spawn Point here',
    'un Objectif rouge détenu déplace le Point de Génération rouge d’ici',
  ),
  'effect.trade': says('a carried token is handed over', 'un pion détenu est transmis'),
  'effect.cull': says(
    'a held citizen removes figures from the reserve',
    'un Citoyen détenu retire des figurines de la réserve',
  ),
  'effect.destroy': says(
    'the charged Hand destroys a Zombie Hero',
    'la Main chargée détruit un Héros Zombie',
  ),
  'goal.take': says('take all Objectives of a colour', 'prendre tous les Objectifs d’une couleur'),
  'goal.rescue': says('rescue', 'secourir'),
  'goal.hold': says('every hero holds a citizen', 'chaque Super-Héros détient un Citoyen'),
  'goal.eliminate': says('eliminate', 'éliminer'),
  'goal.danger': says('every hero reaches a Danger Level', 'chaque Super-Héros atteint un Niveau de Danger'),
  'goal.relocate': says('move both red Spawn Points', 'déplacer les deux Points de Génération rouges'),
  'goal.destroy': says('destroy with the Sentinel Hand', 'détruire avec la Main de Sentinelle'),
  'goal.leave': says('leave by the Exit', 'partir par la Sortie'),
  'defeat.devoured': says('a citizen is devoured', 'un Citoyen est dévoré'),
  'defeat.citizensShort': says('too few citizens are left', 'il reste trop peu de Citoyens'),
  'flag.shutters': says('windows stay closed for heroes', 'les fenêtres restent fermées aux Super-Héros'),
  'flag.inHiding': says(
    'citizens stay face down until heroes reach them',
    'les Citoyens restent face cachée jusqu’à l’arrivée des Super-Héros',
  ),
  'flag.alwaysAlert': says('all floors act in every round', 'tous les étages agissent à chaque Round'),
  'flag.unstoppableJuggernaut': says('Juggernaut cannot be eliminated', 'le Fléau ne peut pas être éliminé'),
  'flag.handByGathering': says(
    'the Hand is charged only by gathering',
    'la Main n’est chargée qu’en se rassemblant',
  ),
  'choice.all': says('all', 'tous'),
  'choice.withCitizen': says('each with a citizen', 'chacun avec un Citoyen'),
  'choice.everyone': says('for every hero', 'pour chaque Super-Héros'),
  'choice.taker': says('for who did it', 'pour qui l’a fait'),
  'choice.any': says('any', 'n’importe lequel'),
  'choice.initial': says('Initial', 'Initial'),
  'choice.red': says('red', 'rouge'),
  'choice.blue': says('blue', 'bleu'),
  'choice.green': says('green', 'vert'),
  'choice.yellow': says('yellow', 'jaune'),
  'choice.orange': says('orange', 'orange'),
  'choice.brute': says('Brutes', 'Brutes'),
  'choice.walker': says('Walkers', 'Rôdeurs'),
  'choice.runner': says('Runners', 'Forcenés'),
  'choice.secret-mission-1': says('the first', 'la première'),
  'choice.secret-mission-2': says('the second', 'la deuxième'),
  'choice.zombieHeroes': says('all Zombie Heroes', 'tous les Héros Zombies'),
  'choice.everybody': says('every Enemy', 'tous les Ennemis'),
  'blank.xp': says('How much', 'Combien'),
  'blank.trait': says('How many', 'Combien'),
  'blank.n': says('How many', 'Combien'),
  'blank.cull': says('How many', 'Combien'),
  'blank.action': says('Actions', 'Actions'),
  'blank.on': says('On this result or more', 'À partir de ce résultat'),
  'blank.to': says('For whom', 'Pour qui'),
  'blank.at': says('Where', 'Où'),
  'blank.tile': says('Tile', 'Dalle'),
  'blank.tileEntered': says('Tile', 'Dalle'),
  'blank.gathered': says('Citizen', 'Citoyen'),
  'blank.rescue': says('Whom', 'Qui'),
  'blank.devoured': says('Whom', 'Qui'),
  'blank.eliminate': says('Whom', 'Qui'),
  'blank.destroy': says('Whom', 'Qui'),
  'blank.leave': says('Who', 'Qui'),
  'blank.danger': says('Level', 'Niveau'),
  'blank.rollFor': says('Enemies', 'Ennemis'),
  'blank.spawn': says('Enemies', 'Ennemis'),
  'blank.secretRevealed': says('Which', 'Laquelle'),
}

/** A word of missions in plain words; the word itself where nobody said more. */
export function phraseWord(kind: string, word: string, language: Language): string {
  return phraseWords[`${kind}.${word}`]?.[language] ?? word
}

/** What is asked for beside a word: mostly a colour. */
export function blankWord(field: string, language: Language): string {
  return phraseWords[`blank.${field}`]?.[language] ?? (language === 'fr' ? 'Couleur' : 'Colour')
}
