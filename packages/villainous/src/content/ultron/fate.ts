import { choose, may } from '@quadriga/kernel/author'
import { crisis, deck, does, inYourTurn, whenDefeated, whenPlayed } from '../../build/index.ts'
import { bindsOwner, bindsVillain } from '../../ops/bonds.ts'
import { nameable } from '../../ops/cards.ts'
import { characters } from '../../ops/characters.ts'
import { bringTo, relocateTo } from '../../ops/effects.ts'
import { discardThis } from '../../ops/fights.ts'
import { discardKind } from '../../ops/hands.ts'
import { thePlace } from '../../ops/named.ts'
import { locations } from '../../ops/places.ts'
import { victim } from '../../ops/players.ts'
import { gainPower, losePower } from '../../ops/power.ts'
import { discardCopies } from '../../ops/special.ts'

const { hero, event, item } = deck('fate-ultron')

/** The Fate set of Ultron. */
export const ultronFate = [
  hero(
    'fate-ultron-hank-pym',
    { en: 'Hank Pym', fr: 'Hank Pym', pronoun: 'he' },
    { strength: 2, constant: [bindsOwner('lockedPile')] },
  ),
  hero(
    'fate-ultron-mockingbird',
    { en: 'Mockingbird', fr: 'Mockingbird', gender: 'f', pronoun: 'she' },
    { strength: 2, abilities: [whenPlayed(losePower(victim, 2))] },
  ),
  hero(
    'fate-ultron-scarlet-witch',
    { en: 'Scarlet Witch', fr: 'Sorcière Rouge', article: 'fr', gender: 'f', pronoun: 'she' },
    { strength: 4, abilities: [whenPlayed(discardKind(victim))] },
  ),
  hero(
    'fate-ultron-wasp',
    { en: 'Wasp', fr: 'Guêpe', article: 'fr', gender: 'f', pronoun: 'she' },
    {
      strength: 3,
      abilities: [
        whenPlayed(may(relocateTo(choose(characters('hero', 'inDomainOfVictim')), choose(locations)))),
      ],
    },
  ),
  hero(
    'fate-ultron-wonder-man',
    { en: 'Wonder Man', fr: 'Wonder Man', pronoun: 'he' },
    { strength: 4, abilities: [whenDefeated(bringTo('fate-common-vision', thePlace('place')))] },
  ),
  event(
    'fate-ultron-molecular-rearranger',
    { en: 'Molecular Rearranger', fr: 'Réarrangeur Moléculaire' },
    { copies: 3, abilities: [does(discardCopies(choose(nameable)))] },
  ),
  item(
    'fate-ultron-deactivation-switch',
    { en: 'Deactivation Switch', fr: 'Arrêt d’Urgence' },
    {
      copies: 2,
      attaches: 'specialtyOfVictim',
      keywords: ['switchesOff'],
      abilities: [inYourTurn(discardThis, { price: 2 })],
    },
  ),
  crisis(
    'fate-ultron',
    'fate-ultron-invasion-of-stark-enterprises',
    {
      en: 'Invasion of Stark Enterprises',
      fr: 'Invasion de Stark Enterprises',
      gender: 'f',
      ours: true,
    },
    {
      strength: 8,
      target: 'ultron',
      constant: [bindsVillain('smallerGains', 'ultron')],
      reward: gainPower(6),
      confidence: 'high',
    },
  ),
]
