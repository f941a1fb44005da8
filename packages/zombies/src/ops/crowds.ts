import { arg, number, oneOf, op, reason } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { gather, gatherZones, gust, gustZones, lure, lureZones } from '../rules/skills.ts'
import * as n from '../text/nouns.ts'
import { within } from '../text/say.ts'

/** What texts do to everybody of a zone. */

const noEnemy = reason('refused.noEnemy', {}, 'zombies:skills')

/** Enemies of one zone in reach are pushed into one zone next to it. */
export const pushEnemies = op('pushEnemies', 'effect', {
  args: [arg('most', number)],
  run: (m, a, env) => m.call(gust, { seat: env.you, most: a.most, zone: '', to: '' }),
  refusal: (q, a, env) => (gustZones(q, env.you, a.most).length > 0 ? null : noEnemy),
  say: (a) =>
    t.group(
      t.phrase(n.toPush, t.both('all Enemies of one Zone', 'tous les Ennemis d’une Zone')),
      within(0, a.most.value ?? 0),
      t.both('into one Zone next to it', 'dans une même Zone adjacente'),
    ),
})

/** Heroes and citizens of one zone in reach come to you. */
export const gatherPeople = op('gatherPeople', 'effect', {
  args: [arg('most', number), arg('called', oneOf('hero', 'zombie'), 'hero')],
  run: (m, a, env) => m.call(gather, { seat: env.you, most: a.most, ids: [] }),
  affects: (q, a, env) => gatherZones(q, env.you, a.most).length > 0,
  say: (a) =>
    t.group(
      a.called === 'hero'
        ? t.both(
            'move all heroes and citizens of one Zone',
            'déplacez tous les Super-Héros et Citoyens d’une Zone',
          )
        : t.both(
            'move all Zombie Heroes and citizens of one Zone',
            'déplacez tous les Héros Zombies et Citoyens d’une Zone',
          ),
      within(0, a.most.value ?? 0),
      t.both('to your Zone, ignoring Enemies', 'dans votre Zone, en ignorant les Ennemis'),
    ),
})

/** Enemies of one zone in reach act now and try to get to you. */
export const lureEnemies = op('lureEnemies', 'effect', {
  args: [arg('most', number)],
  run: (m, a, env) => m.call(lure, { seat: env.you, most: a.most }),
  refusal: (q, a, env) => (lureZones(q, env.you, a.most).length > 0 ? null : noEnemy),
  say: (a) =>
    t.group(
      t.phrase(n.toActivate, t.both('all Enemies of one Zone', 'tous les Ennemis d’une Zone')),
      within(0, a.most.value ?? 0),
      t.both('; they try to reach your Zone', '; ils tentent d’atteindre votre Zone'),
    ),
})

export const crowdOps = [pushEnemies, gatherPeople, lureEnemies]
