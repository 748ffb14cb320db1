/**
 * A clock that jumps: loaded before a process (`node --import`), it shows the time of the machine until the process gets SIGUSR2, and
 * from then on so many ms later (CARTWRIGHT_FAULTS_CLOCK), until the next. Timers go on as they were, as they do when somebody sets
 * the clock.
 */
const ahead = Number(process.env.CARTWRIGHT_FAULTS_CLOCK)
const Machine = Date
let shift = 0

class Shifted extends Machine {
  constructor(...given) {
    if (given.length === 0) super(Machine.now() + shift)
    else super(...given)
  }
  static now() {
    return Machine.now() + shift
  }
}
globalThis.Date = Shifted

process.on('SIGUSR2', () => {
  shift = shift === 0 ? ahead : 0
})
