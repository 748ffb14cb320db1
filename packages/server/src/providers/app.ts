/** An outside application that staff connect by OAuth: an accounting service, a newsletter. */
export interface AppProvider {
  /** Its name in the address of the call back. */
  readonly application_name: string
  readonly display_name: string
  /** Where staff begin to connect it, and where they take it away. */
  readonly install_url?: string
  readonly uninstall_url?: string
  /** Trades the code for what the shop keeps to speak to it. Throws when the code or the state is not good. */
  authorize(code: string, state: string): Promise<Record<string, unknown>>
}
