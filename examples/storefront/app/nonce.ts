import { createContext } from 'react'

/** The number that lets this page's own scripts run; empty in the browser, where it is no longer needed. */
export const NonceContext = createContext('')
