/** The rules that components and shops share: money, prices, choices of variants, addresses. */
export * from '@cartwright/sdk/rules'
