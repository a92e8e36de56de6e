/** Where a page can be passed on: plain addresses, which fetch nothing before they are followed. */
export function shareAddresses(title: string, address: string): { name: string; href: string }[] {
  const words = encodeURIComponent(title);
  const url = encodeURIComponent(address);
  return [
    { name: "E-mail", href: `mailto:?subject=${words}&body=${url}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: "X", href: `https://x.com/intent/post?text=${words}&url=${url}` },
    { name: "WhatsApp", href: `https://wa.me/?text=${words}%20${url}` },
  ];
}
