import { useWords } from '../words/i18n.ts'
import { WrongWay } from './WrongWay.tsx'

/** An address that leads nowhere. */
export function NotFound() {
  const t = useWords()
  return (
    <WrongWay title={t('shell.notFound')}>
      <p>{t('shell.notFoundText')}</p>
    </WrongWay>
  )
}
