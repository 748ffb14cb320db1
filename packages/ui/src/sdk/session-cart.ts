/** The cart that lives in the browser, with its provider and hook. */
export * from '@cartwright/sdk/react/session-cart'
