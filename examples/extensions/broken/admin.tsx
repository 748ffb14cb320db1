import { defineAdminExtension } from '@cartwright/admin'

function Breaks(): never {
  throw new Error('It was dropped')
}

/** Takes the page of orders, and breaks wherever it stands. */
export default defineAdminExtension({
  name: 'Dropped',
  pages: [
    { path: 'orders', component: Breaks },
    { path: 'dropped', component: Breaks, link: { label: 'Dropped', icon: () => null } },
  ],
  widgets: [{ zone: 'home.after', component: Breaks }],
})
