import { arg, type Env, localName, NOTHING, op, type Query, type ThingId } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { ally, hero, location, shortStone } from '../text/nouns.ts'

function valueOf(_q: Query, a: { readonly name: string }, env: Env): ThingId {
  return (env.names[a.name] as ThingId | undefined) ?? NOTHING
}

/** An Ally that this text named before. */
export const theAlly = op('theAlly', 'thing', {
  args: [arg('name', localName)],
  value: valueOf,
  say: () => t.it(t.the(ally)),
})

/** A Hero that this text named before. */
export const theHero = op('theHero', 'thing', {
  args: [arg('name', localName)],
  value: valueOf,
  say: () => t.that(hero),
})

/** A location that this text named before, or the one where something was defeated. */
export const thePlace = op('thePlace', 'thing', {
  args: [arg('name', localName)],
  value: valueOf,
  say: () => t.that(location),
})

/** A Stone that this text named before. */
export const theStone = op('theStone', 'thing', {
  args: [arg('name', localName)],
  value: valueOf,
  say: () => t.that(shortStone),
})

export const namedOps = [theAlly, theHero, thePlace, theStone]
