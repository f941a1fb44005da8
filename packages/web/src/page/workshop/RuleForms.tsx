import type { Language } from '@quadriga/kernel'
import type { MissionFile, Phrase, RuleFile } from '../../model/workshop/files.ts'
import type { WordModel, WorkshopBox } from '../../model/workshop/workshopService.ts'
import { useSettings } from '../settings/settings.ts'
import { AddButton, Check, Choice, RemoveButton, Whole } from './Fields.tsx'
import {
  goalFile,
  momentOf,
  phraseOf,
  withBlueLine,
  withExtraDraw,
  withMoment,
  withSecrets,
  wordOf,
} from './missionEditing.ts'
import { Part } from './Part.tsx'
import { blankWord, phraseWord } from './ruleWords.ts'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

interface PhraseProps {
  /** moment, effect, goal or defeat */
  readonly kind: string
  readonly label: string
  readonly words: readonly WordModel[]
  readonly phrase: Phrase
  readonly box: WorkshopBox
  readonly tiles: readonly string[]
  readonly onChange: (phrase: Phrase) => void
}

/** A word out of those that the game offers, and what it leaves open. */
function PhraseForm({ kind, label, words, phrase, box, tiles, onChange }: PhraseProps) {
  const { language } = useSettings()
  const word = wordOf(phrase)
  const known = words.find((one) => one.word === word)
  return (
    <>
      <Choice
        label={label}
        value={word}
        options={words.map((one) => [one.word, phraseWord(kind, one.word, language)])}
        onChange={(next) => {
          const found = words.find((one) => one.word === next)
          if (found !== undefined) onChange(phraseOf(found, box, tiles))
        }}
      />
      {(known?.blanks ?? []).map((blank) => {
        const value = phrase[blank.field]
        const write = (to: string | number): void => onChange({ ...phrase, [blank.field]: to })
        if (blank.of === 'always') return null
        if (blank.of === 'number')
          return (
            <Whole
              key={blank.field}
              label={blankWord(blank.field, language)}
              value={Number(value)}
              least={blank.least}
              most={blank.most}
              onChange={write}
            />
          )
        const [first = ''] = (Array.isArray(value) ? value : [value]) as readonly unknown[]
        const shown = typeof first === 'string' ? first : ''
        return (
          <Choice
            key={blank.field}
            label={blankWord(blank.field, language)}
            value={shown}
            options={choicesOf(kind, blank, box, tiles, language)}
            onChange={write}
          />
        )
      })}
    </>
  )
}

function choicesOf(
  kind: string,
  blank: WordModel['blanks'][number],
  box: WorkshopBox,
  tiles: readonly string[],
  language: Language,
): readonly (readonly [string, string])[] {
  const named = (list: WorkshopBox['citizens']) => list.map(({ id, name }) => [id, name] as const)
  const whole = (id: string) => [id, phraseWord('choice', id, language)] as const
  if (blank.of === 'choice') return blank.choices.map(whole)
  if (blank.of === 'tile') return tiles.map((id) => [id, id])
  if (blank.of === 'citizen') {
    const some =
      blank.any === true ? [whole('any')] : kind === 'goal' && blank.field === 'rescue' ? [whole('all')] : []
    return [...some, ...named(box.citizens)]
  }
  const isAll =
    kind === 'goal' && blank.field === 'eliminate' && box.effects.some(({ word }) => word === 'killsStay')
  return [...(isAll ? [whole('zombieHeroes'), whole('everybody')] : []), ...named(box.zombieHeroes)]
}

interface Props {
  readonly mission: MissionFile
  readonly change: (to: MissionFile) => void
  readonly box: WorkshopBox
  readonly tiles: readonly string[]
}

/** What heroes must do, in their order, and what loses. */
export function GoalForms({ mission, change, box, tiles }: Props) {
  const say = useSay()
  const { goals, defeats = [] } = mission
  const put = (list: readonly Phrase[]): void => change({ ...mission, goals: list.map(goalFile) })
  const lose = (list: readonly Phrase[]): void => {
    const { defeats: _, ...rest } = mission
    change(list.length === 0 ? rest : { ...rest, defeats: list })
  }
  const [firstGoal] = box.goals
  const [firstDefeat] = box.defeats
  return (
    <Part name="goals" title={say('goals')}>
      {goals.map((goal, n) => (
        <fieldset key={n} className={styles.rule}>
          <PhraseForm
            kind="goal"
            label={say('goal', { n: n + 1 })}
            words={box.goals}
            phrase={goal}
            box={box}
            tiles={tiles}
            onChange={(next) => put(goals.with(n, next))}
          />
          <RemoveButton label={say('removeGoal', { n: n + 1 })} onPress={() => put(goals.toSpliced(n, 1))} />
        </fieldset>
      ))}
      <AddButton
        label={say('addGoal')}
        onPress={() => firstGoal !== undefined && put([...goals, phraseOf(firstGoal, box, tiles)])}
      />
      <h3>{say('defeats')}</h3>
      {defeats.map((defeat, n) => (
        <fieldset key={n} className={styles.rule}>
          <PhraseForm
            kind="defeat"
            label={say('defeats')}
            words={box.defeats}
            phrase={defeat}
            box={box}
            tiles={tiles}
            onChange={(next) => lose(defeats.with(n, next))}
          />
          <RemoveButton
            label={say('removeDefeat', { n: n + 1 })}
            onPress={() => lose(defeats.toSpliced(n, 1))}
          />
        </fieldset>
      ))}
      <AddButton
        label={say('addDefeat')}
        onPress={() => firstDefeat !== undefined && lose([...defeats, phraseOf(firstDefeat, box, tiles)])}
      />
    </Part>
  )
}

/** When something happens, what follows; and rules that hold all the time. */
export function RuleForms({ mission, change, box, tiles }: Props) {
  const say = useSay()
  const { language } = useSettings()
  const { rules = [], flags = [] } = mission
  const put = (list: readonly RuleFile[]): void => change({ ...mission, rules: list })
  const [moment] = box.moments
  const [effect] = box.effects
  const fresh = (): RuleFile[] =>
    moment === undefined || effect === undefined
      ? []
      : [{ when: phraseOf(moment, box, tiles), do: [phraseOf(effect, box, tiles)] }]
  return (
    <Part name="rules" title={say('rules')}>
      {rules.map((rule, n) => (
        <RuleForm
          key={n}
          n={n + 1}
          rule={rule}
          box={box}
          tiles={tiles}
          onChange={(next) => put(next === null ? rules.toSpliced(n, 1) : rules.with(n, next))}
        />
      ))}
      <AddButton label={say('addRule')} onPress={() => put([...rules, ...fresh()])} />
      <fieldset className={styles.checks}>
        <legend>{say('flags')}</legend>
        {box.flags.map((flag) => (
          <Check
            key={flag}
            label={phraseWord('flag', flag, language)}
            isOn={flags.includes(flag)}
            onChange={(isOn) =>
              change({ ...mission, flags: isOn ? [...flags, flag] : flags.filter((one) => one !== flag) })
            }
          />
        ))}
        {mission.mode !== 'zombie'
          ? null
          : mission.spawnPoints.map(({ id, color }) => (
              <Check
                key={id}
                label={say('blueLine', { color: say(color) })}
                isOn={(mission.blueLine ?? []).includes(color)}
                onChange={(isOn) => change(withBlueLine(mission, color, isOn))}
              />
            ))}
        <Check
          label={say('secretMissions')}
          isOn={mission.secretMissions === true}
          onChange={(isOn) => change(withSecrets(mission, isOn))}
        />
        <Check
          label={say('extraDraw')}
          isOn={mission.fiveOrSix === 'extraDraw'}
          onChange={(isOn) => change(withExtraDraw(mission, isOn))}
        />
      </fieldset>
    </Part>
  )
}

interface RuleProps {
  readonly n: number
  readonly rule: RuleFile
  readonly box: WorkshopBox
  readonly tiles: readonly string[]
  readonly onChange: (rule: RuleFile | null) => void
}

function RuleForm({ n, rule, box, tiles, onChange }: RuleProps) {
  const say = useSay()
  const moment = momentOf(rule)
  const gives = box.moments.find(({ word }) => word === wordOf(moment))?.gives ?? []
  // Effects that the moment could never serve are not offered.
  const fitting = box.effects.filter(({ needs }) => needs === '' || gives.includes(needs))
  const put = (effects: readonly Phrase[]): void => onChange({ ...rule, do: effects })
  const [first] = fitting
  return (
    <fieldset className={styles.rule} data-rule={n}>
      <legend>{say('rule', { n })}</legend>
      <PhraseForm
        kind="moment"
        label={say('when')}
        words={box.moments}
        phrase={moment}
        box={box}
        tiles={tiles}
        onChange={(next) => onChange(withMoment(rule, next))}
      />
      {rule.do.map((effect, at) => (
        <fieldset key={at} className={styles.rule}>
          <PhraseForm
            kind="effect"
            label={say('effect', { n: at + 1 })}
            words={fitting}
            phrase={effect}
            box={box}
            tiles={tiles}
            onChange={(next) => put(rule.do.with(at, next))}
          />
          {rule.do.length > 1 ? (
            <RemoveButton
              label={say('removeEffect', { n: at + 1 })}
              onPress={() => put(rule.do.toSpliced(at, 1))}
            />
          ) : null}
        </fieldset>
      ))}
      <AddButton
        label={say('addEffect')}
        onPress={() => first !== undefined && put([...rule.do, phraseOf(first, box, tiles)])}
      />
      <RemoveButton label={say('removeRule', { n })} onPress={() => onChange(null)} />
    </fieldset>
  )
}
