import type { Area } from '../../model/words/area.ts'

/** The guided first turns; a test counts the words of every step. */
export const guideWords = {
  'guide.title': { en: 'Guided turn', fr: 'Tour guidé' },
  'guide.offerText': {
    en: 'First time at this table? A guided first turn takes three minutes, with real cards and the whole rules.',
    fr: 'Première fois à cette table ? Un premier tour guidé prend trois minutes, avec de vraies cartes et toutes les règles.',
  },
  'guide.accept': { en: 'Show me', fr: 'Montrez-moi' },
  'guide.decline': { en: 'No, thanks', fr: 'Non, merci' },
  'guide.skip': { en: 'Skip the guide', fr: 'Quitter le guide' },
  'guide.next': { en: 'Next', fr: 'Suivant' },
  'guide.finish': { en: 'Play on', fr: 'Continuer à jouer' },
  'guide.place': { en: '{n} of {all}', fr: '{n} sur {all}' },

  'guide.champions.goal': {
    en: 'Rhino is the villain. Bring his hit points down to 0, through all his stages, and you win.',
    fr: 'Rhino est le méchant. Faites tomber ses points de vie à 0, à travers tous ses stades, et vous gagnez.',
  },
  'guide.champions.scheme': {
    en: 'This is his scheme. Threat grows on it every round. If it reaches its limit, you lose.',
    fr: 'Voici sa manigance. La menace y grandit à chaque round. Si elle atteint sa limite, vous perdez.',
  },
  'guide.champions.mulligan': {
    en: 'Your first hand. You could replace cards once, but this one is good: confirm without choosing any.',
    fr: 'Votre première main. Vous pourriez remplacer des cartes une fois, mais elle est bonne : confirmez sans rien choisir.',
  },
  'guide.champions.form': {
    en: 'You begin as Peter Parker, who recovers. Only heroes fight: choose him and change form. You may do so once each turn.',
    fr: 'Vous commencez en Peter Parker, qui récupère. Seuls les héros combattent : choisissez-le et changez de forme. C’est permis une fois par tour.',
  },
  'guide.champions.kick': {
    en: 'Swinging Web Kick deals 8 damage and costs 3. Choose it, then Rhino. Other cards of your hand pay for it.',
    fr: 'Coup de Pied en Balancier inflige 8 dégâts et coûte 3. Choisissez-le, puis Rhino. D’autres cartes de votre main le paient.',
  },
  'guide.champions.pay': {
    en: 'Every card gives the resources in its corner. A payment is proposed already; change it if you like, then confirm.',
    fr: 'Chaque carte donne les ressources de son coin. Un paiement est déjà proposé ; changez-le si vous voulez, puis confirmez.',
  },
  'guide.champions.attack': {
    en: 'Spider-Man himself can attack, thwart a scheme or defend: each exhausts him. Attack Rhino now.',
    fr: 'Spider-Man lui-même peut attaquer, contrer une manigance ou défendre : chaque fois il s’incline. Attaquez Rhino maintenant.',
  },
  'guide.champions.end': {
    en: 'Spider-Man is exhausted. Play more if you like, or end your turn: cards ready and your hand fills up.',
    fr: 'Spider-Man est incliné. Jouez encore si vous voulez, ou terminez votre tour : les cartes se redressent et votre main se remplit.',
  },
  'guide.champions.discard': {
    en: 'Before you draw, you may discard cards you do not want. You may keep all.',
    fr: 'Avant de piocher, vous pouvez défausser ce dont vous ne voulez pas. Vous pouvez tout garder.',
  },
  'guide.champions.sense': {
    en: 'The villain’s phase. Something happens that you may answer: here Spider-Man’s own ability draws a card. Use it.',
    fr: 'La phase du Méchant. Il se passe quelque chose à quoi vous pouvez répondre : ici la capacité de Spider-Man pioche une carte. Utilisez-la.',
  },
  'guide.champions.defend': {
    en: 'Rhino attacks; a hidden boost card will add to it. If Spider-Man defends, his DEF is taken off, but he is exhausted.',
    fr: 'Rhino attaque ; une carte de boost cachée s’y ajoutera. Si Spider-Man défend, sa DEF est retranchée, mais il s’incline.',
  },
  'guide.champions.done': {
    en: 'A whole round: threat was placed, Rhino acted, an encounter card came. From here it is your game. The hint is there when you want it.',
    fr: 'Un round entier : de la menace, une action de Rhino, une carte Rencontre. À vous de jouer. Le conseil est là si vous en voulez un.',
  },

  'guide.dicethrone.goal': {
    en: 'The Paladin is your opponent. Bring his health from 50 to 0 before he does it to you.',
    fr: 'Le Paladin est votre adversaire. Faites tomber sa santé de 50 à 0 avant qu’il ne fasse de même avec la vôtre.',
  },
  'guide.dicethrone.main': {
    en: 'In main phases you play cards for combat points. Save them for now and go on to the dice.',
    fr: 'Dans les phases principales, on joue des cartes contre des points de combat. Gardez-les pour l’instant et passez aux dés.',
  },
  'guide.dicethrone.dice': {
    en: 'Each of your abilities asks for certain dice. Smack wants swords. Keep the swords, roll the others again: two more rolls are allowed.',
    fr: 'Chaque capacité demande certains dés. Baffe veut des épées. Gardez les épées, relancez les autres : deux lancers encore.',
  },
  'guide.dicethrone.again': {
    en: 'Four swords. The abilities light up and say what they would do. One roll is left: try for the fifth.',
    fr: 'Quatre épées. Les capacités s’éclairent et disent ce qu’elles feraient. Il reste un lancer : tentez la cinquième.',
  },
  'guide.dicethrone.strike': {
    en: 'Five swords: the strongest Smack. Choose the ability and confirm.',
    fr: 'Cinq épées : la plus forte Baffe. Choisissez la capacité et confirmez.',
  },
  'guide.dicethrone.action': {
    en: 'In between, both players may play action cards. You need none: pass. The Paladin then rolls his defence.',
    fr: 'Entre-temps, les deux joueurs peuvent jouer des cartes Action. Vous n’en avez pas besoin : passez. Le Paladin lance ensuite sa défense.',
  },
  'guide.dicethrone.second': {
    en: 'The blow has landed, less what he defended. A second main phase: play or sell a card, or end your turn.',
    fr: 'Le coup a porté, moins sa défense. Seconde phase principale : jouez ou vendez une carte, ou terminez votre tour.',
  },
  'guide.dicethrone.done': {
    en: 'Now it is his turn, and you will roll to defend. From here it is your game. The odds beside the dice help you choose.',
    fr: 'C’est son tour, et vous lancerez pour défendre. À vous de jouer. Les chances à côté des dés vous aident à choisir.',
  },

  'guide.villainous.goal': {
    en: 'You are Taskmaster. Every villain wins in a way of their own: you need an Ally of Strength 5 at four locations.',
    fr: 'Vous êtes Taskmaster. Chaque Méchant gagne à sa façon : il vous faut un Allié de Force 5 sur quatre lieux.',
  },
  'guide.villainous.move': {
    en: 'Each turn your figure goes to another location, and you use the symbols there. Go to the Solomon Institute: 2 Power and a card.',
    fr: 'À chaque tour, votre figurine change de lieu et vous utilisez ses symboles. Allez à l’Institut Solomon : 2 jetons Pouvoir et une carte.',
  },
  'guide.villainous.gain': {
    en: 'Gold symbols are yours to use, each once, in any order. Press the one that gives 2 Power.',
    fr: 'Les symboles dorés sont à vous, une fois chacun, dans l’ordre voulu. Touchez celui qui donne 2 jetons Pouvoir.',
  },
  'guide.villainous.play': {
    en: 'Cards with a gold foot can be played now. Press an Ally, then the location where it should stand.',
    fr: 'Les cartes au pied doré peuvent être jouées. Touchez un Allié, puis le lieu où il doit se tenir.',
  },
  'guide.villainous.opponent': {
    en: 'Ultron pursues a goal of his own. The masks, Fate, send Heroes into his domain: they cover the upper row of a location until they are vanquished.',
    fr: 'Ultron poursuit son propre but. Les masques, Fatalité, envoient des Héros dans son domaine : ils recouvrent la rangée du haut d’un lieu jusqu’à leur élimination.',
  },
  'guide.villainous.end': {
    en: 'Nothing must be used up. End your turn: you draw up to four cards.',
    fr: 'Rien n’oblige à tout utiliser. Terminez votre tour : vous piochez jusqu’à quatre cartes.',
  },
  'guide.villainous.done': {
    en: 'From here it is your game. Watch how far Ultron is, above; press the eye to see his domain whole.',
    fr: 'À vous de jouer. Surveillez en haut où en est Ultron ; l’œil montre son domaine en entier.',
  },

  'guide.zombies.goal': {
    en: 'Four heroes, one team, all yours. Take the green Objective in the Danger Room, then leave by the Exit in the hangar. If one hero is eliminated, the mission is lost.',
    fr: 'Quatre Super-Héros, une équipe, toute à vous. Prenez l’Objectif vert dans la Salle des Dangers, puis partez par la Sortie du hangar. Si l’un d’eux est éliminé, la Mission est perdue.',
  },
  'guide.zombies.walk': {
    en: 'Storm has three Actions. The numbers on the map say what walking costs. Touch this Zone once to choose it, a second time to go there.',
    fr: 'Storm a trois Actions. Les nombres sur la carte disent ce que coûte la marche. Touchez cette Zone une fois pour la choisir, une seconde fois pour y aller.',
  },
  'guide.zombies.door': {
    en: 'A closed door. Touch the room behind it twice to open it. What waits inside comes out of the cards at once.',
    fr: 'Une porte fermée. Touchez deux fois la salle derrière elle pour l’ouvrir. Ce qui attend à l’intérieur sort aussitôt des cartes.',
  },
  'guide.zombies.end': {
    en: 'Storm has done what she could. End her turn: the others follow, in any order you like.',
    fr: 'Storm a fait ce qu’elle pouvait. Terminez son Tour : les autres suivent, dans l’ordre de votre choix.',
  },
  'guide.zombies.done': {
    en: 'Arrows on the map show where Enemies would go, and why. Touch a Zone with Enemies to attack: the odds are exact. From here it is your mission.',
    fr: 'Les flèches montrent où iraient les Ennemis, et pourquoi. Touchez une Zone avec des Ennemis pour attaquer : les chances sont exactes. À vous de jouer.',
  },
} as const satisfies Area
