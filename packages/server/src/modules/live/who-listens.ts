import { staffMayRead } from '@cartwright/contract'
import type { Caller } from '../../http/request'

/** Whether somebody may hear of this family of records. */
export const mayHear = ({ user, scopes }: Caller, path: string): boolean =>
  user !== undefined && staffMayRead(user, path, scopes)
