'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: auth. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Who is logged in. */
export const useSession = read('GET /store/auth')
/** Log in. */
export const useLogin = change('POST /store/auth')
/** Log out. */
export const useLogout = change('DELETE /store/auth')
/** Does this account exist. */
export const useEmailExists = read('GET /store/auth/:email')
