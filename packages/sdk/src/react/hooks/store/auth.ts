'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: auth. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useSession = read('GET /store/auth')
export const useLogin = change('POST /store/auth')
export const useLogout = change('DELETE /store/auth')
export const useEmailExists = read('GET /store/auth/:email')
