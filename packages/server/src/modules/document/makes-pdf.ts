/** The browser that the environment names, if it names one. */
export const pdfBrowser = (): string | undefined => process.env.CARTWRIGHT_CHROMIUM || undefined

export const makesPdf = (): boolean => pdfBrowser() !== undefined
