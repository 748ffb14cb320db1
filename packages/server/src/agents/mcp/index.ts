/** The Model Context Protocol for those who run a shop: loaded only where it is asked for. */
export { type AskShop, Refused } from '../ask-shop'
export { serveMcpOverStdio } from './over-stdio'
