import * as t from '@quadriga/kernel/text'
import type { StatusDefinition } from '../definition.ts'
import { adj, n } from './nouns.ts'

const polarityWords = {
  positive: t.both('Positive status effect', 'Altération d’État positive'),
  negative: t.both('Negative status effect', 'Altération d’État négative'),
  unique: t.both('Unique status effect', 'Altération d’État unique'),
} as const

/** What is printed on a status effect besides its texts. */
export function statusLines(status: StatusDefinition): t.Phrase[] {
  const lines: t.Phrase[] = [
    t.group(
      polarityWords[status.polarity],
      ',',
      t.both('stack limit', 'limite d’empilement'),
      status.limit,
      ...ownLimit(status),
      ...(status.attackModifier ? [t.both(', attack modifier', ', modificateur d’attaque')] : []),
    ),
  ]
  if (status.persistent) lines.push(t.both('Persistent', 'Persistante'))
  if (status.ownerLimit > 0) lines.push(...ownedBy(status))
  else if (status.fixed)
    lines.push(t.both('It cannot be removed or transferred', 'Elle ne peut être ni retirée ni transférée'))
  else if (status.bound) lines.push(t.both('It cannot be transferred', 'Elle ne peut pas être transférée'))
  if (status.skips === 'income') {
    lines.push(
      t.both(
        'Skip your next Income Phase, then remove this token',
        'Sautez votre prochaine Phase de Revenu, puis retirez ce jeton',
      ),
    )
  }
  if (status.skips === 'offensive_roll') lines.push(...knockedDown(status.ransom))
  if (status.attemptPrice > 0) lines.push(charged(status.attemptPrice))
  if (status.stuns) lines.push(...stunned)
  if (status.saves) lines.push(saved)
  if (status.shrouds) lines.push(shrouded)
  if (status.explodes > 0) lines.push(...exploding(status.explodes))
  if (status.detonates.length > 0) lines.push(detonating(status.detonates))
  return lines
}

function heroOf({ id }: StatusDefinition): t.NounPhrase {
  return t.thing(id.slice(0, id.indexOf('/')))
}

function ownLimit(status: StatusDefinition): t.Phrase[] {
  if (status.ownerLimit === 0) return []
  return [t.parentheses(t.group(status.ownerLimit, t.both('on', 'sur'), heroOf(status)))]
}

function ownedBy(status: StatusDefinition): t.Phrase[] {
  return [
    t.both(
      t.group('Only the board of', heroOf(status), 'may remove or transfer this token'),
      t.group('Seul le plateau', 'de', heroOf(status), 'peut retirer ou transférer ce jeton'),
    ),
  ]
}

function exploding(damage: number): t.Phrase[] {
  return [
    t.both(
      t.group(
        'When it explodes, remove it and take',
        t.count(damage, n.damage, adj.undefendable),
        'at once, apart from any other damage',
      ),
      t.group(
        'Quand il explose, retirez-le et subissez aussitôt',
        t.count(damage, n.damage, adj.undefendable),
        ', séparément de tout autre dégât',
      ),
    ),
    t.both(
      'When another one comes to you, this one explodes and the new one stays',
      'Quand vous en recevez un autre, celui-ci explose et le nouveau reste',
    ),
  ]
}

function detonating(damages: readonly number[]): t.Phrase {
  const tokens = damages.map((_, i) => i + 1).join(' / ')
  const amounts = damages.join(' / ')
  return t.both(
    `When they detonate, remove them all and take ${amounts} damage for ${tokens} tokens`,
    `Quand ils explosent, retirez-les tous et subissez ${amounts} dégâts pour ${tokens} jetons`,
  )
}

function knockedDown(ransom: number): t.Phrase[] {
  return [
    t.both(
      t.group(
        'Before your Offensive Roll Phase you may pay',
        t.count(ransom, n.cp),
        'to remove this token; otherwise skip that phase, then remove it',
      ),
      t.group(
        'Avant votre Phase de Lancer Offensif, vous pouvez payer',
        t.count(ransom, n.cp),
        'pour retirer ce jeton ; sinon, sautez cette phase, puis retirez-le',
      ),
    ),
  ]
}

function charged(price: number): t.Phrase {
  return t.both(
    t.group(
      'In your Offensive Roll Phase pay',
      t.count(price, n.cp),
      'for each roll attempt after the first, or stop rolling',
    ),
    t.group(
      'Dans votre Phase de Lancer Offensif, payez',
      t.count(price, n.cp),
      'pour chaque Tentative de Lancer après la première, ou cessez de lancer',
    ),
  )
}

const stunned: readonly t.Phrase[] = [
  t.both('You can take no action', 'Vous ne pouvez effectuer aucune action'),
  t.both(
    'When the attack is over, the attacker removes this token and takes another Offensive Roll Phase against you',
    'À la fin de l’attaque, l’attaquant retire ce jeton et effectue une nouvelle Phase de Lancer Offensif contre vous',
  ),
]

const shrouded: t.Phrase = t.both(
  'Ignore the damage of your opponents’ offensive abilities, except ultimates, and do not defend against it',
  'Ignorez les dégâts des capacités offensives adverses, sauf ultimes, et ne vous en défendez pas',
)

const saved: t.Phrase = t.both(
  'If your health would fall to 0, remove this token and set your health to 1 instead',
  'Si votre Santé est censée tomber à 0, retirez ce jeton et réglez plutôt votre Santé sur 1',
)
