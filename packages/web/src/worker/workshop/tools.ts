/** What the workshop needs of the game, in one part that is loaded with it. */
export { presentBox } from './presentBox.ts'
export { checkedMission, checkedTile } from './check.ts'
export { readWorks, writtenWork } from './exchange.ts'
export { rehearse } from './rehearse.ts'
export { setupWith } from './ownFiles.ts'
