import { Crosshair, Layers, Lock, LockOpen, Maximize, Minus, Plus } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { type MapPlan, MOST } from './mapPlan.ts'
import { overlayNames, toggleOverlay, useMapLooks } from './mapStore.ts'
import styles from './Toolbar.module.css'
import { centreOn } from './useCamera.ts'
import { useMapKeys } from './useMapKeys.ts'

interface ToolbarProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly plan: MapPlan
  readonly fitting: number
  readonly zone: string
}

/** What lies over the map, and the camera: a row above it, or three buttons in its corner on small screens. */
export function Toolbar({ frame, plan, fitting, zone }: ToolbarProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('mz.toolbar')} data-open={isOpen}>
      <Tool label={t('mz.layers')} kind="layers" isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
        <Layers aria-hidden="true" size={20} />
      </Tool>
      <div className={styles.overlays}>
        <OverlayButtons />
      </div>
      <span className={styles.gap} />
      <Zoom cell={plan.cell} />
      <Camera frame={frame} plan={plan} fitting={fitting} zone={zone} />
    </div>
  )
}

interface ToolProps {
  readonly label: string
  /** Tools that only a wide bar has room for, or only a narrow one needs. */
  readonly kind?: 'always' | 'wide' | 'layers'
  readonly isOn?: boolean
  readonly isExpanded?: boolean
  readonly isOff?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Tool({ label, kind = 'always', isOn, isExpanded, isOff = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.icon} ${styles.tool}`}
      data-kind={kind}
      aria-label={label}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

function Zoom({ cell }: { readonly cell: number }) {
  const t = useWords()
  const zoom = (by: number): void => useMapLooks.setState({ cell: Math.round(cell * by) })
  return (
    <>
      <Tool label={t('mz.smaller')} kind="wide" isOff={cell <= 40} onPress={() => zoom(0.8)}>
        <Minus aria-hidden="true" size={18} />
      </Tool>
      <output className={styles.percent}>{t('mz.percent', { n: Math.round((cell / 96) * 100) })}</output>
      <Tool label={t('mz.larger')} kind="wide" isOff={cell >= MOST} onPress={() => zoom(1.25)}>
        <Plus aria-hidden="true" size={18} />
      </Tool>
    </>
  )
}

function Camera({ frame, plan, fitting, zone }: ToolbarProps) {
  const t = useWords()
  const { follows, locked } = useMapLooks()
  // Where the whole map is large enough to work with there is nothing to go back to.
  const fit = (): void => useMapLooks.setState({ cell: plan.cell === fitting && fitting < 88 ? 96 : -1 })
  const follow = (): void => {
    useMapLooks.setState({ follows: !follows })
    if (frame.current !== null) centreOn(frame.current, plan, zone, true)
  }
  useMapKeys(fit)
  return (
    <>
      <Tool label={t('mz.follow')} isOn={follows} onPress={follow}>
        <Crosshair aria-hidden="true" size={20} />
      </Tool>
      <Tool label={t('mz.fit')} onPress={fit}>
        <Maximize aria-hidden="true" size={18} />
      </Tool>
      <Tool
        label={t('mz.lock')}
        kind="wide"
        isOn={locked}
        onPress={() => useMapLooks.setState({ locked: !locked })}
      >
        {locked ? <Lock aria-hidden="true" size={18} /> : <LockOpen aria-hidden="true" size={18} />}
      </Tool>
    </>
  )
}

function OverlayButtons() {
  const t = useWords()
  const { overlays, building } = useMapLooks()
  return overlayNames.map((name) => (
    <button
      key={name}
      type="button"
      className={`${controls.button} ${styles.overlay}`}
      aria-pressed={building === null ? overlays.includes(name) : name === 'sight'}
      onClick={() => toggleOverlay(name)}
    >
      {t(`mz.${name}`)}
    </button>
  ))
}
