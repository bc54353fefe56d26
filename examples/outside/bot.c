/* A bot in C that searches: it knows no rule, and asks the game how every move does in 40 games.
 *
 *     cc -O2 -o bot examples/outside/bot.c
 *     london-bridge arena --bots exec:./bot,apprentice --players 2 --games 10
 *
 * docs/bot-protocol.md describes the lines. It looks for what it needs of the JSON, and needs little: keys stand in it
 * as they are written here, without spaces.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOVES = 55, WORD = 32, PLAYOUTS = 40 };

static char legal[MOVES][WORD];
static int count, seat;
static unsigned long long seed;

/* The moves are the last thing in the line: "legal":["card:0","card:1"]. */
static void read_choose(const char *text) {
    const char *at = strstr(text, "\"seat\":");
    seat = at ? atoi(at + 7) : 0;
    count = 0;
    at = strstr(text, "\"legal\":[");
    if (!at) return;
    for (at += 9; *at == '"' && count < MOVES; count++) {
        size_t length = strcspn(++at, "\"");
        if (length >= WORD) return;
        memcpy(legal[count], at, length);
        legal[count][length] = '\0';
        at += length + 1;
        if (*at == ',') at++;
    }
}

static void ask(void) {
    printf("playouts {\"playouts\":%d,\"seed\":%llu,\"lines\":[", PLAYOUTS, seed++ % 1000000);
    for (int i = 0; i < count; i++) printf("%s[\"%s\"]", i ? "," : "", legal[i]);
    printf("]}\n");
}

/* The seat's number in the list that follows a key of one result. */
static double own(const char *result, const char *key) {
    const char *at = strstr(result, key);
    if (!at) return 0;
    at += strlen(key);
    for (int i = 0; i < seat && at; i++) at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL;
    return at ? strtod(at, NULL) : 0;
}

/* Results stand in the order of the lines, each in its own braces. */
static void answer(const char *text) {
    int best = 0, i = 0;
    double most = -1e9;
    const char *at = strchr(text + 1, '[');
    while (at && i < count && (at = strchr(at, '{'))) {
        double worth = strncmp(at, "{\"error\"", 8) ? own(at, "\"wins\":[") * 50 + own(at, "\"money\":[") : -1e9;
        if (worth > most) most = worth, best = i;
        at++, i++;
    }
    printf("move %s\n", legal[best]);
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        line[strcspn(line, "\n")] = '\0';
        if (!strncmp(line, "london-bridge", 13)) printf("ready asker-c\n");
        else if (!strncmp(line, "new ", 4)) seed = strtoull(line + 4, NULL, 10); /* from 0 to 2^64 - 1 */
        else if (!strncmp(line, "choose ", 7)) read_choose(line + 7), ask();
        else if (!strncmp(line, "played ", 7)) answer(line + 7);
        else if (!strncmp(line, "error ", 6)) printf("move %s\n", legal[0]);
        else if (!strcmp(line, "quit")) break;
        fflush(stdout);
    }
    free(line);
    return 0;
}
