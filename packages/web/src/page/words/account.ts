import type { Area } from '../../model/words/area.ts'

export const accountWords = {
  'account.title': { en: 'You on this server', fr: 'Vous sur ce serveur' },
  'account.lead': {
    en: 'What the server this page comes from keeps about you. Games on this device alone are not there.',
    fr: 'Ce que le serveur d’où vient cette page garde à votre sujet. Les parties de ce seul appareil n’y sont pas.',
  },
  'account.nobody': {
    en: 'The server does not know this device yet. It will when you create or join a table.',
    fr: 'Le serveur ne connaît pas encore cet appareil. Il le connaîtra quand vous créerez ou rejoindrez une table.',
  },
  'account.you': { en: 'Here you are {name}.', fr: 'Ici, vous êtes {name}.' },
  'account.programs': { en: 'Programs', fr: 'Programmes' },
  'account.programsText': {
    en: 'A token lets a program of yours act at tables, or gives a bot of yours a seat of its own. Who has it can do what it allows: give it to nobody.',
    fr: 'Un jeton permet à un de vos programmes d’agir aux tables, ou donne à un de vos bots sa propre place. Qui l’a peut faire ce qu’il permet : ne le donnez à personne.',
  },
  'account.tokenName': { en: 'Name of the program', fr: 'Nom du programme' },
  'account.scopes': { en: 'What it may do', fr: 'Ce qu’il peut faire' },
  'account.scope.read': { en: 'look at tables', fr: 'regarder les tables' },
  'account.scope.play': { en: 'join and play', fr: 'rejoindre et jouer' },
  'account.scope.create': { en: 'create tables and invite', fr: 'créer des tables et inviter' },
  'account.asBot': { en: 'A bot with an account of its own', fr: 'Un bot avec son propre compte' },
  'account.asBotText': {
    en: 'Everybody at a table sees that it is one.',
    fr: 'Tout le monde à la table voit que c’en est un.',
  },
  'account.isBot': { en: 'own account', fr: 'compte propre' },
  'account.make': { en: 'Make a token', fr: 'Créer un jeton' },
  'account.made': {
    en: 'The token: it is shown this once',
    fr: 'Le jeton : il n’est montré que cette fois',
  },
  'account.copy': { en: 'Copy', fr: 'Copier' },
  'account.revoke': { en: 'Make {name} void', fr: 'Annuler {name}' },
} as const satisfies Area
