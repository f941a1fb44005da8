import { RichLinksContext } from '../text/Rich.tsx'
import { FoundCard, linksTo } from './FoundCard.tsx'
import type { Rulebook } from './rulebook.ts'
import { RuleText } from './RuleText.tsx'

interface EntryProps {
  readonly book: Rulebook
  readonly address: string
  readonly onFollow: (address: string) => void
}

/** One rule or card by its address; the words in it lead on. */
export function Entry({ book, address, onFollow }: EntryProps) {
  const rule = book.rules.get(address)
  if (rule !== undefined) return <RuleText entry={rule.entry} book={book} onFollow={onFollow} />
  return (
    <RichLinksContext value={linksTo(address, onFollow)}>
      <FoundCard book={book} address={address} />
    </RichLinksContext>
  )
}
