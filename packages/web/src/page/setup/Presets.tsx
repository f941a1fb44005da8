import { FaceArt } from '../cards/FaceArt.tsx'
import pages from '../shell/Page.module.css'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { cooperative } from '../../model/table/gameNames.ts'
import type { Catalogue, Preset } from '../../model/setup/catalogue.ts'
import styles from './Setup.module.css'
import { useStart } from './useStart.ts'

/** Games that begin with one click: me in every seat of a cooperative game, bots against me in a duel. */
export function Presets({ catalogue }: { readonly catalogue: Catalogue }) {
  const t = useWords()
  const { isBusy, start } = useStart(catalogue.game)
  const play = ({ setup, seats }: Preset): void => {
    const others = cooperative.includes(catalogue.game) ? 'me' : 'greedy'
    start(
      setup,
      Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : others)),
    )
  }
  return (
    <section aria-labelledby="presets">
      <h2 id="presets" className={pages.caption}>
        {t('setup.presets')}
      </h2>
      <ul className={styles.presets}>
        {catalogue.presets.map((preset) => (
          <li key={preset.id}>
            <button
              type="button"
              className={`${controls.button} ${styles.preset}`}
              disabled={isBusy}
              onClick={() => play(preset)}
            >
              <span className={styles.presetArt} aria-hidden="true">
                {preset.faces.map((code) => (
                  <FaceArt key={code} game={catalogue.game} code={code} />
                ))}
              </span>
              <span className={styles.presetName}>{preset.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
