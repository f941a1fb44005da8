import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { Catalogue } from '../../model/setup/catalogue.ts'
import { type Draft, RANDOM_SET, withScenario } from './draft.ts'
import styles from './Setup.module.css'

interface Props {
  readonly catalogue: Catalogue
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** Villain, difficulty and modular sets of Champions. */
export function ScenarioFields({ catalogue, draft, onChange }: Props) {
  const t = useWords()
  return (
    <>
      <label className={controls.label}>
        {t('setup.scenario')}
        <select
          className={controls.field}
          value={draft.scenario}
          onChange={({ target }) => onChange(withScenario(catalogue, draft, target.value))}
        >
          {catalogue.scenarios.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={controls.label}>
        {t('setup.difficulty')}
        <select
          className={controls.field}
          value={draft.difficulty}
          onChange={({ target }) => onChange({ ...draft, difficulty: target.value })}
        >
          {catalogue.difficulties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ModularSets catalogue={catalogue} draft={draft} onChange={onChange} />
    </>
  )
}

function ModularSets({ catalogue, draft, onChange }: Props) {
  const t = useWords()
  const recommended = catalogue.scenarios.find(({ id }) => id === draft.scenario)?.recommended
  const toggle = (id: string): void => {
    const isIn = draft.modular.includes(id)
    const modular = isIn ? draft.modular.filter((one) => one !== id) : [...draft.modular, id]
    onChange({ ...draft, modular })
  }
  const sets = [...catalogue.modularSets, { id: RANDOM_SET, name: t('setup.modular.random'), face: '' }]
  return (
    <fieldset className={styles.sets}>
      <legend>{t('setup.modular')}</legend>
      {sets.map(({ id, name }) => (
        <label key={id} className={styles.check}>
          <input type="checkbox" checked={draft.modular.includes(id)} onChange={() => toggle(id)} />
          <span>
            {name}
            {id === recommended ? <small> ({t('setup.modular.recommended')})</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
