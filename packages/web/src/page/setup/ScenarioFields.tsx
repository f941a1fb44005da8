import type { Catalogue } from '../../model/setup/catalogue.ts'
import { Segments } from '../settings/Segments.tsx'
import { useWords } from '../words/i18n.ts'
import { type Draft, RANDOM_SET, withScenario } from './draft.ts'
import { Portrait } from './Portrait.tsx'
import portraits from './Portrait.module.css'
import styles from './Setup.module.css'

interface Props {
  readonly catalogue: Catalogue
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** What one plays against: villain, difficulty and modular sets of Champions, the mission of Zombies. */
export function ScenarioFields({ catalogue, draft, onChange }: Props) {
  const t = useWords()
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t(catalogue.game === 'zombies' ? 'setup.mission' : 'setup.scenario')}</legend>
        <div className={`${portraits.grid} ${portraits.wide}`}>
          {catalogue.scenarios.map(({ id, name, face, note = '' }) => (
            <Portrait
              key={id}
              game={catalogue.game}
              face={face}
              name={name}
              type="radio"
              group="scenario"
              isChosen={draft.scenario === id}
              onChoose={() => onChange(withScenario(catalogue, draft, id))}
            >
              {note === '' ? null : <span className={portraits.fact}>{note}</span>}
            </Portrait>
          ))}
        </div>
      </fieldset>
      {catalogue.difficulties.length === 0 ? null : (
        <Segments
          label={t('setup.difficulty')}
          value={draft.difficulty}
          options={catalogue.difficulties.map(({ id, name }) => [id, name])}
          onChange={(difficulty) => onChange({ ...draft, difficulty })}
        />
      )}
      {catalogue.modularSets.length === 0 ? null : (
        <ModularSets catalogue={catalogue} draft={draft} onChange={onChange} />
      )}
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
    <fieldset className={styles.group}>
      <legend>{t('setup.modular')}</legend>
      <div className={portraits.grid}>
        {sets.map(({ id, name, face }) => (
          <Portrait
            key={id}
            game={catalogue.game}
            face={face}
            name={name}
            type="checkbox"
            group="modular"
            isChosen={draft.modular.includes(id)}
            onChoose={() => toggle(id)}
          >
            {id === recommended ? (
              <span className={portraits.fact}>{t('setup.modular.recommended')}</span>
            ) : null}
          </Portrait>
        ))}
      </div>
    </fieldset>
  )
}
