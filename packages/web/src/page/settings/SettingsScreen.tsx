import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { confirmLevels } from '../act/pressing.ts'
import { FanNotice } from '../credits/FanNotice.tsx'
import { DialSwitch } from '../dial/DialSwitch.tsx'
import { OnlineSettings } from '../online/OnlineSettings.tsx'
import { LevelField } from '../passing/LevelField.tsx'
import { Lead } from '../shell/Lead.tsx'
import pages from '../shell/Page.module.css'
import { ShortcutList } from '../shortcuts/ShortcutList.tsx'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { DataSection } from './DataSection.tsx'
import { PaceField } from './PaceField.tsx'
import { Segments } from './Segments.tsx'
import { filmSpeeds, useSettings } from './settings.ts'
import styles from './Settings.module.css'
import { SoundFields } from './SoundFields.tsx'
import { Switch } from './Switch.tsx'
import { dayWords } from '../words/days.ts'

addWords(dayWords)

/** What a person sets for this device, and what is kept on it. */
export function SettingsScreen() {
  const t = useWords()
  const { broken } = useSettings()
  return (
    <div className={pages.page}>
      <Lead title={t('settings.title')}>{t('settings.lead')}</Lead>
      {broken ? <p role="alert">{t('settings.broken')}</p> : null}
      <div className={styles.sections}>
        <Section id="display" title={t('settings.display')}>
          <DisplayFields />
        </Section>
        <Section id="play" title={t('settings.play')}>
          <PlayFields />
        </Section>
        <Section id="sound" title={t('settings.soundTitle')}>
          <SoundFields />
        </Section>
        <Section id="online" title={t('days.online')}>
          <OnlineSettings />
        </Section>
        <DataSection />
        <Section id="account" title={t('account.title')}>
          <p>{t('account.lead')}</p>
          <Link to="/account" className={controls.button}>
            {t('account.title')}
          </Link>
        </Section>
      </div>
      <section aria-labelledby="keyboard" className={`${styles.section} ${styles.whole}`}>
        <h2 id="keyboard" className={pages.caption}>
          {t('keys.title')}
        </h2>
        <Switch name="singleKeys">{t('settings.keys')}</Switch>
        <ShortcutList />
      </section>
      <FanNotice />
    </div>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={pages.caption}>
        {title}
      </h2>
      {children}
    </section>
  )
}

const textSizes = [90, 100, 115, 130, 150, 180]

function DisplayFields() {
  const t = useWords()
  const settings = useSettings()
  return (
    <>
      <Segments
        label={t('shell.language')}
        value={settings.language}
        options={[
          ['en', 'English'],
          ['fr', 'Français'],
        ]}
        onChange={(language) => settings.set({ language })}
      />
      <Segments
        label={t('shell.theme')}
        value={settings.theme}
        options={(['system', 'light', 'dark'] as const).map((id) => [id, t(`shell.theme.${id}`)])}
        onChange={(theme) => settings.set({ theme })}
      />
      <Segments
        label={t('settings.textSize')}
        value={settings.textSize}
        options={textSizes.map((n) => [n, t('settings.percent', { n })])}
        onChange={(textSize) => settings.set({ textSize })}
      />
      <Switch name="reducedMotion">{t('settings.motion')}</Switch>
      <Switch name="textTable">{t('settings.textTable')}</Switch>
    </>
  )
}

function PlayFields() {
  const t = useWords()
  const settings = useSettings()
  const { silenced } = settings
  return (
    <>
      <Segments
        label={t('settings.confirm')}
        value={settings.confirm}
        options={confirmLevels.map((id) => [id, t(`settings.confirm.${id}`)])}
        help={t('settings.confirmText')}
        onChange={(confirm) => settings.set({ confirm })}
      />
      <Segments
        label={t('settings.film')}
        value={settings.film}
        options={filmSpeeds.map((speed) => [speed, t(`settings.film.${speed}`)])}
        help={t('settings.filmText')}
        onChange={(film) => settings.set({ film })}
      />
      <PaceField />
      <LevelField />
      <DialSwitch />
      <Switch name="warnEnd">{t('settings.warnEnd')}</Switch>
      {silenced.length === 0 ? null : (
        <p>
          <button type="button" className={controls.button} onClick={() => settings.set({ silenced: [] })}>
            {t('settings.unsilence', { n: silenced.length })}
          </button>
        </p>
      )}
    </>
  )
}
