import { useEffect, useRef, useState } from 'react'
import { askGame } from '../../model/table/gameQuestion.ts'
import { type AttackChoice, attackQuestion } from '../../model/zombies/attackModel.ts'
import { noIntent } from '../act/intent.ts'
import { mean, useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import { useMapLooks } from './mapStore.ts'

/** The attacks at the zone that is aimed at, with their odds; [] while nothing is built or they are not known yet. */
export function useAttacks(): readonly AttackChoice[] {
  const { table, question, snapshot } = usePlay()
  const { building } = useMapLooks()
  const [found, setFound] = useState<{ readonly key: string; readonly attacks: readonly AttackChoice[] }>({
    key: '',
    attacks: [],
  })
  const seat = question?.seat ?? -1
  const { zone = '', hand = false, meal = null } = building ?? {}
  const key = `${snapshot.version} ${seat} ${zone} ${hand} ${meal?.option ?? ''}`
  useEffect(() => {
    if (zone === '' || seat < 0) return undefined
    let isHere = true
    void askGame(table, attackQuestion, { seat, zone, hand, meal }).then((attacks) => {
      if (isHere) setFound({ key, attacks: attacks ?? [] })
    })
    return () => {
      isHere = false
    }
  }, [table, key, seat, zone, hand, meal])
  return found.key === key ? found.attacks : NONE
}

const NONE: readonly AttackChoice[] = []

/** What is built is what confirming does; whoever backs out of it builds nothing any more. */
export function useBuilding(attacks: readonly AttackChoice[]): void {
  const t = useWords()
  const { question } = usePlay()
  const { building } = useMapLooks()
  const { intent } = useChoosing()
  const wasMeant = useRef(false)
  const chosen = building === null ? undefined : attacks[building.attack]
  const odds = chosen?.byPower[building?.power ?? 0]
  const line = chosen?.lines[building?.power ?? 0]
  const says = odds === undefined ? '' : t('mz.rollDice', { n: odds.dice })
  useEffect(() => {
    if (line === undefined) return
    const option = line[0]?.[0] ?? ''
    wasMeant.current = true
    mean({ ...noIntent, option, built: { line, says } })
  }, [line, says])
  useEffect(() => {
    if (intent.built !== null) wasMeant.current = true
    else if (wasMeant.current) {
      wasMeant.current = false
      useMapLooks.setState({ building: null })
    }
  }, [intent])
  useEffect(() => {
    wasMeant.current = false
    useMapLooks.setState({ building: null })
  }, [question?.id])
}
