/**
 * Whether a migration only adds, as its name says (`0019_expand_instances`): the version before goes on beside what it made, and
 * may be started anew beside it.
 */
export const isExpanding = (name: string): boolean => /^\d+_expand[_-]/.test(name)
