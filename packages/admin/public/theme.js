// Before the first paint: the theme chosen on this device. Without a choice the system's holds.
try {
  const theme = localStorage.getItem('cartwright_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
