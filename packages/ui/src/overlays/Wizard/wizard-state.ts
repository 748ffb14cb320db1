export interface WizardState {
  /** Counted from nought. */
  step: number
  isNextEnabled: boolean
}

export type WizardMove = { type: 'next' | 'back' | 'last' | 'reset' } | { type: 'enable'; isEnabled: boolean }

export const firstStep: WizardState = { step: 0, isNextEnabled: true }

/** The wizard after a move. The step never leaves the `steps` there are. */
export function moveWizard(state: WizardState, move: WizardMove, steps: number): WizardState {
  switch (move.type) {
    case 'next':
      return { ...state, step: Math.min(state.step + 1, Math.max(0, steps - 1)) }
    case 'last':
      return { ...state, step: Math.max(0, steps - 1) }
    case 'back':
      return { ...state, step: Math.max(0, state.step - 1) }
    case 'enable':
      return { ...state, isNextEnabled: move.isEnabled }
    case 'reset':
      return firstStep
  }
}
