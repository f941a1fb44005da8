import type { Area } from '../../model/words/area.ts'

export const accountWords = {
  'account.nobody': {
    en: 'The server does not know this device yet. It will when you create or join a table.',
    fr: 'Le serveur ne connaît pas encore cet appareil. Il le connaîtra quand vous créerez ou rejoindrez une table.',
  },
  'account.you': { en: 'Here you are {name}.', fr: 'Ici, vous êtes {name}.' },
  'account.ways': { en: 'Coming back', fr: 'Revenir' },
  'account.waysText': {
    en: 'You are known by this device alone. A passkey or a recovery code brings you back on another one, with your tables.',
    fr: 'Seul cet appareil vous connaît. Une clé d’accès ou un code de secours vous fait revenir sur un autre, avec vos tables.',
  },
  'account.needsHttps': {
    en: 'Passkeys need an address with https, and this one has none. Recovery codes work here as well.',
    fr: 'Les clés d’accès demandent une adresse en https, et celle-ci n’en est pas une. Les codes de secours marchent ici aussi.',
  },
  'account.addPasskey': { en: 'Attach a passkey', fr: 'Attacher une clé d’accès' },
  'account.passkeys': {
    en: '{n, plural, =0 {No passkey} one {# passkey} other {# passkeys}}',
    fr: '{n, plural, =0 {Aucune clé d’accès} one {# clé d’accès} other {# clés d’accès}}',
  },
  'account.passkeyOf': { en: 'Passkey of {date}', fr: 'Clé d’accès du {date}' },
  'account.removePasskey': { en: 'Forget the passkey of {date}', fr: 'Oublier la clé du {date}' },
  'account.codesLeft': {
    en: '{n, plural, =0 {No recovery code} one {# recovery code} other {# recovery codes}}',
    fr: '{n, plural, =0 {Aucun code de secours} one {# code de secours} other {# codes de secours}}',
  },
  'account.newCodes': { en: 'Make recovery codes', fr: 'Créer des codes de secours' },
  'account.codes': {
    en: 'Write these down: they are shown this once, and each is good once. Older ones are void.',
    fr: 'Notez-les : ils ne sont montrés que cette fois, et chacun sert une fois. Les anciens sont annulés.',
  },
  'account.comeBack': { en: 'Come back with a passkey', fr: 'Revenir avec une clé d’accès' },
  'account.code': { en: 'Recovery code', fr: 'Code de secours' },
  'account.recover': { en: 'Come back with the code', fr: 'Revenir avec le code' },
  'account.notBack': {
    en: 'That leads to nobody on this server.',
    fr: 'Cela ne mène à personne sur ce serveur.',
  },
  'account.data': { en: 'Everything about you', fr: 'Tout ce qui vous concerne' },
  'account.export': { en: 'Save it as a file', fr: 'L’enregistrer dans un fichier' },
  'account.delete': { en: 'Delete everything', fr: 'Tout supprimer' },
  'account.deleteText': {
    en: 'Your name, devices, passkeys, tokens and lists are deleted, and bots play your seats. What you played stays in the games of others, under a number that leads to nobody. There is no way back.',
    fr: 'Votre nom, vos appareils, clés, jetons et listes sont supprimés, et des bots jouent vos places. Ce que vous avez joué reste dans les parties des autres, sous un numéro qui ne mène à personne. C’est sans retour.',
  },
  'account.deleteSure': { en: 'Yes, delete everything', fr: 'Oui, tout supprimer' },
  'account.keep': { en: 'Keep it', fr: 'Garder' },
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
