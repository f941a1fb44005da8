import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHandling } from '../cards/handling.ts'
import { useOptionKey } from '../dock/useOptionKey.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { SymbolModel } from '../../model/villainous/board.ts'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import { SymbolDisc } from './SymbolDisc.tsx'
import { actsOf, closeLens, useLens } from './symbolLens.ts'
import { useAskedSymbol } from './symbolWhy.ts'
import styles from './SymbolButton.module.css'

interface Props {
  readonly symbol: SymbolModel
  /** Who covers it. */
  readonly holders?: readonly string[]
  readonly isSmall?: boolean
}

/** An action symbol: a button while it is free and it is the reader's to use; else how it stands. */
export function SymbolButton({ symbol, holders = [], isSmall = false }: Props) {
  const t = useWords()
  const { question } = usePlay()
  const { name, says, state, types, option } = symbol
  const optionKey = useOptionKey(question)
  const acts = actsOf(question, types)
  const isMine = question?.ask === 'ask.action' && state === 'free'
  const use = useSymbol(symbol)
  const how =
    state === 'covered' && holders.length > 0
      ? t('vl.coveredBy', { names: holders.join(', ') })
      : t(`vl.state.${state}`)
  const title = `${says}, ${how}`
  const disc = <SymbolDisc types={types} amount={symbol.amount} />
  if (!isMine || (option === '' && acts.length === 0))
    return (
      <IdleSymbol symbol={symbol} title={title} isSmall={isSmall} isFree={isMine}>
        {disc}
        {state === 'used' ? (
          <Check className={styles.tick} size={12} strokeWidth={4} aria-hidden="true" />
        ) : null}
      </IdleSymbol>
    )
  const choice = question.choices.find(({ key }) => key === option)
  const key = choice === undefined ? '' : optionKey(choice)
  return (
    <button
      type="button"
      className={styles.symbol}
      data-state={state}
      data-small={isSmall}
      data-symbol={name}
      data-roving=""
      {...(option === '' ? {} : { 'data-option': option })}
      aria-pressed={use.isPressed}
      aria-keyshortcuts={key === '' ? undefined : key}
      aria-label={option === '' ? `${title}, ${t('vl.usedHow')}` : title}
      title={title}
      onClick={use.press}
    >
      {disc}
    </button>
  )
}

interface IdleProps {
  readonly symbol: SymbolModel
  readonly title: string
  readonly isSmall: boolean
  /** It is free, but there is no card for it. */
  readonly isFree: boolean
  readonly children: ReactNode
}

/** A symbol that cannot be used: in the reader's own domain a press says why, once the figure has moved. */
function IdleSymbol({ symbol, title, isSmall, isFree, children }: IdleProps) {
  const t = useWords()
  const { question, snapshot } = usePlay()
  const { seen, me } = useVillainous()
  const look = {
    className: styles.symbol,
    'data-state': symbol.state,
    'data-idle': isFree,
    'data-small': isSmall,
    title,
  }
  if (question?.ask !== 'ask.action' || seen.seat !== me.seat) return <span {...look}>{children}</span>
  return (
    <button
      type="button"
      {...look}
      data-barred=""
      data-roving=""
      aria-label={`${title}, ${t('vl.why')}`}
      onClick={() => useAskedSymbol.setState({ asked: { symbol, title, version: snapshot.version } })}
    >
      {children}
    </button>
  )
}

/** A symbol that begins with a card waits for it; one card alone is meant at once. */
function useSymbol({ name, types, option }: SymbolModel): {
  readonly isPressed: boolean
  readonly press: () => void
} {
  const { question } = usePlay()
  const { pick, start } = useHandling()
  const { intent } = useChoosing()
  const lens = useLens()
  const isLens = question !== null && lens.question === question.id && lens.symbol === name
  return {
    isPressed: option === '' ? isLens : intent.option === option,
    press() {
      if (option !== '') pick(option)
      else if (isLens) closeLens()
      else if (question !== null) {
        const acts = actsOf(question, types)
        const sources = [...new Set(acts.map(({ source }) => source))]
        const [only] = acts
        if (only !== undefined && sources.length === 1) start(only.source, only.verb)
        else useLens.setState({ question: question.id, symbol: name, types })
      }
    },
  }
}
