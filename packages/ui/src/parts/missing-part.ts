'use client'

import { createContext } from 'react'

/** Called with the reason when the code of a part could not be fetched; nothing more happens where nobody listens. */
export const MissingPartContext = createContext<(error: unknown) => void>(() => {})
