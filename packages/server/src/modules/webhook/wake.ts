const listeners = new Set<() => void>()

/** Called when a delivery of this process is due, so that it need not wait for the next look. */
export const onDelivery = (wake: () => void): (() => void) => {
  listeners.add(wake)
  return () => listeners.delete(wake)
}

export const wakeDeliveries = (): void => {
  for (const wake of listeners) wake()
}
