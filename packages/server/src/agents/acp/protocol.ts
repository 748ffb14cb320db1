/** As sessions and logs name the protocol. */
export const protocol = 'acp'
