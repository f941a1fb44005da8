import { useSettings } from '../settings/settings.ts'
import { shake } from './haptics.ts'
import type { SoundName } from './soundNames.ts'

/** Lets a sound be heard and felt, as far as the settings want it. The synthesizer comes with the first sound. */
export function playSound(name: SoundName): void {
  const { sound: isOn, volume, mutedSounds, haptics } = useSettings.getState()
  if (haptics) shake(name)
  if (isOn && volume > 0 && !mutedSounds.includes(name)) void hear(name, volume)
}

/** Lets a sound be heard whatever is muted: somebody chooses it in the settings. */
export async function hear(name: SoundName, volume: number): Promise<void> {
  if (typeof AudioContext === 'undefined') return
  const { sound } = await import('./synth.ts')
  sound(name, volume)
}
