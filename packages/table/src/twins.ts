import { NOTHING, type Option, type ThingId } from '@quadriga/kernel'
import type { Eye } from './eye.ts'
import { nameOfFace } from './said.ts'
import { type Scene, thingIn } from './scene.ts'

/** `#2` behind the key of the second of two equal options, else ''. */
export function twinOf({ key }: Pick<Option, 'key'>): string {
  return /#\d+$/.exec(key)?.[0] ?? ''
}

/** What tells an option from others of the same name: where its thing lies, if that differs, and its number beside another one there. */
export function twinWords(scene: Scene, eye: Eye, options: readonly Option[], option: Option): string {
  const alike = options.filter((one) => withoutNumber(one) === withoutNumber(option))
  if (alike.length < 2) return twinOf(option)
  const placed = alike.map((one) => placeName(scene, eye, one.thing))
  const place = placeName(scene, eye, option.thing)
  if (place === '' || placed.every((other) => other === place)) return twinOf(option)
  const isAlone = placed.filter((other) => other === place).length === 1
  return `${isAlone ? '' : twinOf(option)} (${place})`.trimStart()
}

function withoutNumber({ key }: Option): string {
  return key.replace(/#\d+$/, '')
}

/** What a thing is attached to, or the place its zone is called after; '' where it lies nowhere that has a name. */
function placeName(scene: Scene, { view: { zones } }: Eye, id: ThingId): string {
  const thing = thingIn(scene, id)
  if (thing === undefined) return ''
  const host = thing.host === NOTHING ? undefined : thingIn(scene, thing.host)
  return nameOfFace(scene, host?.face ?? zones[thing.zone]?.name ?? '')
}
