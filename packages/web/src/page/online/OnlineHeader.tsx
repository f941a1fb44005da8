import type { OnlineModel } from '../../model/online/onlineModel.ts'
import { HeaderClock } from './Clocks.tsx'
import { Notices } from './Notices.tsx'
import { PeopleButton } from './PeopleButton.tsx'

/** The clock, who is there, and what is said over the board. */
export function OnlineHeader({ online }: { readonly online: OnlineModel }) {
  return (
    <>
      <HeaderClock online={online} />
      <PeopleButton online={online} />
      <Notices online={online} />
    </>
  )
}
