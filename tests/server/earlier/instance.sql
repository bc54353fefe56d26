-- What a server of 17 November 2026 (d053d3e, schema 0002) had stored: a game over, one in play, chat, a bot by its old
-- name. Written by its own code and Python's sqlite3 `iterdump`; told.json is what that server said of it.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE links (
	digest VARCHAR(64) NOT NULL,
	person VARCHAR(32) NOT NULL,
	expires BIGINT NOT NULL,
	PRIMARY KEY (digest)
);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	at BIGINT NOT NULL,
	data TEXT NOT NULL,
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',1,1795012218447,'{"kind":"create","host":"RYCi3RnLucwPOJOm","options":{"players":3,"scoring":"random","hands":"shown","money":"shown","clock":{"kind":"none"},"undo":"own","hints":true,"public":false,"watch":true,"chat":true,"seed":null,"pace":0,"substitute":"builder"},"person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',2,1795012218447,'{"kind":"sit","seat":0,"name":"Ann","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',3,1795012218447,'{"kind":"bot","seat":2,"level":"builder","name":"Aldous"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',4,1795012218462,'{"kind":"sit","seat":1,"name":"Zoë","id":"r41","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',5,1795012218474,'{"kind":"start","box":"reconstruction-1","scoring":{"chapel":"base","gate":"leader","hostelry":"base","bridge":"low"},"setup":{"steps":["A","C","B"],"rondel":1,"rounds":[2,1,3,3,3,3,2,1,2,1,1,2],"stacks":{"gate":[26,46,36,11,16,1,56,6,41,51,31,21],"guild":[54,39,24,4,34,44,19,49,29,14,9,59],"chapel":[42,52,27,37,17,47,7,57,12,22,32,2],"hostelry":[5,20,25,40,35,55,10,60,45,15,50,30],"park":["orange","blue","green","orange","blue","gray","green","orange","gray","blue","gray","green"],"haberdasher":[3,48,23,53,28,58,38,43,8,13,18,33]},"bonus":[["share","noblewoman","gate_two","free_centre","x_space","take_back","plus_one","chapel_two"],["share","x_space","plus_one","free_centre","take_back","gate_two","noblewoman","chapel_two"],["x_space","gate_two","chapel_two","noblewoman","plus_one","free_centre","take_back","share"]]},"salt":"430fce293337ac214c6555215b7c066131d8854888da59ff42f3988a87bedf80","commitment":"60ecd804a147a6bf3998ee71a3620d4e50593849c7032a74460dfe979b5c9ee0","id":"r42","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',6,1795012218524,'{"kind":"chat","name":"Ann","text":"Good luck, Zoë! ☂","seat":0,"id":"r43","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',7,1795012218572,'{"kind":"chat","name":"Zoë","text":"And to you.","seat":1,"id":"r44","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',8,1795012218583,'{"kind":"moves","seat":2,"moves":["card:1"],"by":"bot"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',9,1795012218587,'{"kind":"moves","seat":1,"moves":["card:0"],"id":"r45","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',10,1795012218587,'{"kind":"moves","seat":0,"moves":["card:4"],"id":"r46","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',11,1795012218631,'{"kind":"moves","seat":0,"moves":["place:5"],"id":"r47","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',12,1795012218633,'{"kind":"moves","seat":0,"moves":["build:0"],"id":"r48","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',13,1795012218639,'{"kind":"moves","seat":2,"moves":["place:1"],"by":"bot"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',14,1795012218647,'{"kind":"moves","seat":2,"moves":["build:0"],"by":"bot"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',15,1795012218649,'{"kind":"moves","seat":1,"moves":["place:centre:hostelry"],"id":"r49","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',16,1795012218652,'{"kind":"moves","seat":1,"moves":["build:0"],"id":"r50","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',17,1795012218655,'{"kind":"moves","seat":1,"moves":["draw:1"],"id":"r51","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',18,1795012218656,'{"kind":"moves","seat":1,"moves":["done"],"id":"r52","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',19,1795012218658,'{"kind":"moves","seat":1,"moves":["card:0"],"id":"r53","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',20,1795012218683,'{"kind":"moves","seat":0,"moves":["card:1"],"id":"r54","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',21,1795012218758,'{"kind":"moves","seat":2,"moves":["card:0"],"by":"bot"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',22,1795012218768,'{"kind":"moves","seat":0,"moves":["place:5"],"id":"r55","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',23,1795012218774,'{"kind":"moves","seat":0,"moves":["build:0"],"id":"r56","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',24,1795012218809,'{"kind":"moves","seat":2,"moves":["place:1"],"by":"bot"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',25,1795012218811,'{"kind":"moves","seat":2,"moves":["build:1"],"by":"bot"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',26,1795012218812,'{"kind":"moves","seat":1,"moves":["place:3"],"id":"r57","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',27,1795012218818,'{"kind":"moves","seat":1,"moves":["build:0"],"id":"r58","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',28,1795012218849,'{"kind":"moves","seat":1,"moves":["done"],"id":"r59","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',29,1795012218878,'{"kind":"moves","seat":1,"moves":["card:1"],"id":"r60","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',30,1795012218878,'{"kind":"moves","seat":0,"moves":["card:3"],"id":"r61","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',31,1795012218981,'{"kind":"moves","seat":2,"moves":["card:2"],"by":"bot"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',32,1795012218989,'{"kind":"moves","seat":0,"moves":["place:centre:gate"],"id":"r62","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',33,1795012218992,'{"kind":"moves","seat":0,"moves":["build:1"],"id":"r63","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',34,1795012218995,'{"kind":"moves","seat":2,"moves":["place:5"],"by":"bot"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',35,1795012218997,'{"kind":"moves","seat":2,"moves":["build:2"],"by":"bot"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',36,1795012219000,'{"kind":"moves","seat":1,"moves":["place:2"],"id":"r64","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',37,1795012219001,'{"kind":"moves","seat":1,"moves":["build:0"],"id":"r65","person":"M8fgOPm5UfCKTGG3"}');
INSERT INTO "log" VALUES('18fZ_uKdvlcCKTZc',38,1795012219115,'{"kind":"moves","seat":2,"moves":["card:2"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',1,1795012211318,'{"kind":"create","host":"RYCi3RnLucwPOJOm","options":{"players":2,"scoring":"base","hands":"shown","money":"shown","clock":{"kind":"none"},"undo":"own","hints":true,"public":false,"watch":true,"chat":true,"seed":null,"pace":0,"substitute":"builder"},"person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',2,1795012211318,'{"kind":"sit","seat":0,"name":"Ann","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',3,1795012211318,'{"kind":"bot","seat":1,"level":"builder","name":"Aldous"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',4,1795012211318,'{"kind":"start","box":"reconstruction-1","scoring":{"chapel":"base","gate":"base","hostelry":"base","bridge":"base"},"setup":{"steps":["A","B"],"rondel":2,"rounds":[3,1,3,1,1,2],"stacks":{"gate":[56,31,6,46,51,16,26,21,36,11,1,41],"guild":[29,19,44,9,39,4,34,59,14,49,24,54],"chapel":[27,17,32,57,22,37,42,47,12,2,52,7],"hostelry":[20,5,25,10,30,60,55,15,40,50,45,35],"park":["blue","blue","gray","orange","orange","orange","gray","green","green","green","gray","blue"],"haberdasher":[28,3,48,13,33,58,53,18,38,23,8,43]},"bonus":[["chapel_two","share","plus_one","gate_two","x_space","take_back","free_centre","noblewoman"],["plus_one","share","take_back","gate_two","noblewoman","free_centre","x_space","chapel_two"],["take_back","x_space","noblewoman","share","gate_two","chapel_two","plus_one","free_centre"]]},"salt":"28325a7aa02c87fc68c8e89ac1b51ecfe62c0caf7e1b1046fce36e17ce463818","commitment":"177f09349ecaa1a2a6dd75aa136a161f2149905f501e334b028409ba9a4b6528","id":"start","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',5,1795012211596,'{"kind":"moves","seat":0,"moves":["card:1"],"id":"r0","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',6,1795012211676,'{"kind":"moves","seat":0,"moves":["card:0"],"id":"r1","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',7,1795012216289,'{"kind":"moves","seat":1,"moves":["card:1"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',8,1795012216421,'{"kind":"moves","seat":1,"moves":["card:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',9,1795012216424,'{"kind":"moves","seat":0,"moves":["place:4"],"id":"r2","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',10,1795012216425,'{"kind":"moves","seat":0,"moves":["build:0"],"id":"r3","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',11,1795012216439,'{"kind":"moves","seat":1,"moves":["place:1"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',12,1795012216461,'{"kind":"moves","seat":1,"moves":["build:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',13,1795012216472,'{"kind":"moves","seat":0,"moves":["place:centre:hostelry"],"id":"r4","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',14,1795012216477,'{"kind":"moves","seat":0,"moves":["build:1"],"id":"r5","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',15,1795012216485,'{"kind":"moves","seat":0,"moves":["draw:1"],"id":"r6","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',16,1795012216492,'{"kind":"moves","seat":0,"moves":["draw:1"],"id":"r7","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',17,1795012216548,'{"kind":"moves","seat":0,"moves":["done"],"id":"r8","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',18,1795012216568,'{"kind":"moves","seat":1,"moves":["place:2"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',19,1795012216576,'{"kind":"moves","seat":1,"moves":["build:1"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',20,1795012216604,'{"kind":"moves","seat":0,"moves":["card:0"],"id":"r9","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',21,1795012216613,'{"kind":"moves","seat":0,"moves":["card:0"],"id":"r10","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',22,1795012216680,'{"kind":"moves","seat":1,"moves":["card:2"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',23,1795012216795,'{"kind":"moves","seat":1,"moves":["card:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',24,1795012216798,'{"kind":"moves","seat":1,"moves":["place:1"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',25,1795012216802,'{"kind":"moves","seat":1,"moves":["build:2"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',26,1795012216812,'{"kind":"moves","seat":1,"moves":["place:2"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',27,1795012216814,'{"kind":"moves","seat":1,"moves":["build:3"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',28,1795012216815,'{"kind":"moves","seat":0,"moves":["place:1"],"id":"r11","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',29,1795012216817,'{"kind":"moves","seat":0,"moves":["build:1"],"id":"r12","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',30,1795012216818,'{"kind":"moves","seat":0,"moves":["place:centre:haberdasher"],"id":"r13","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',31,1795012216819,'{"kind":"moves","seat":0,"moves":["build:2"],"id":"r14","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',32,1795012216821,'{"kind":"moves","seat":0,"moves":["card:3"],"id":"r15","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',33,1795012216822,'{"kind":"moves","seat":0,"moves":["card:1"],"id":"r16","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',34,1795012216921,'{"kind":"moves","seat":1,"moves":["card:2"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',35,1795012217032,'{"kind":"moves","seat":1,"moves":["card:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',36,1795012217036,'{"kind":"moves","seat":0,"moves":["place:4"],"id":"r17","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',37,1795012217042,'{"kind":"moves","seat":0,"moves":["build:3"],"id":"r18","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',38,1795012217070,'{"kind":"moves","seat":1,"moves":["place:1"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',39,1795012217072,'{"kind":"moves","seat":1,"moves":["build:4"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',40,1795012217112,'{"kind":"moves","seat":0,"moves":["place:centre:guild"],"id":"r19","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',41,1795012217114,'{"kind":"moves","seat":0,"moves":["build:4"],"id":"r20","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',42,1795012217116,'{"kind":"moves","seat":1,"moves":["place:5"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',43,1795012217118,'{"kind":"moves","seat":1,"moves":["build:5"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',44,1795012217156,'{"kind":"moves","seat":0,"moves":["card:0"],"id":"r21","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',45,1795012217161,'{"kind":"moves","seat":0,"moves":["card:0"],"id":"r22","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',46,1795012217220,'{"kind":"moves","seat":1,"moves":["card:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',47,1795012217327,'{"kind":"moves","seat":1,"moves":["card:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',48,1795012217354,'{"kind":"moves","seat":1,"moves":["place:centre:park"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',49,1795012217356,'{"kind":"moves","seat":1,"moves":["build:6"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',50,1795012217358,'{"kind":"moves","seat":1,"moves":["place:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',51,1795012217360,'{"kind":"moves","seat":1,"moves":["build:7"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',52,1795012217361,'{"kind":"moves","seat":1,"moves":["bonus:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',53,1795012217363,'{"kind":"moves","seat":0,"moves":["place:centre:hostelry"],"id":"r23","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',54,1795012217364,'{"kind":"moves","seat":0,"moves":["build:5"],"id":"r24","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',55,1795012217365,'{"kind":"moves","seat":0,"moves":["draw:3"],"id":"r25","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',56,1795012217366,'{"kind":"moves","seat":0,"moves":["done"],"id":"r26","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',57,1795012217368,'{"kind":"moves","seat":0,"moves":["place:5"],"id":"r27","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',58,1795012217369,'{"kind":"moves","seat":0,"moves":["build:1"],"id":"r28","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',59,1795012217371,'{"kind":"moves","seat":0,"moves":["card:4"],"id":"r29","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',60,1795012217372,'{"kind":"moves","seat":0,"moves":["card:1"],"id":"r30","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',61,1795012217470,'{"kind":"moves","seat":1,"moves":["card:3"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',62,1795012217585,'{"kind":"moves","seat":1,"moves":["card:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',63,1795012217595,'{"kind":"moves","seat":0,"moves":["place:centre:guild"],"id":"r31","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',64,1795012217638,'{"kind":"moves","seat":0,"moves":["build:6"],"id":"r32","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',65,1795012217692,'{"kind":"moves","seat":1,"moves":["place:2"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',66,1795012217711,'{"kind":"moves","seat":1,"moves":["build:8"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',67,1795012217740,'{"kind":"moves","seat":1,"moves":["advance:chapel"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',68,1795012217747,'{"kind":"moves","seat":0,"moves":["place:1"],"id":"r33","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',69,1795012217762,'{"kind":"moves","seat":0,"moves":["build:4"],"id":"r34","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',70,1795012217923,'{"kind":"moves","seat":1,"moves":["place:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',71,1795012217997,'{"kind":"moves","seat":1,"moves":["build:9"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',72,1795012218058,'{"kind":"moves","seat":1,"moves":["bonus:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',73,1795012218095,'{"kind":"moves","seat":1,"moves":["bonus:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',74,1795012218106,'{"kind":"moves","seat":0,"moves":["card:1"],"id":"r35","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',75,1795012218118,'{"kind":"moves","seat":0,"moves":["card:0"],"id":"r36","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',76,1795012218211,'{"kind":"moves","seat":1,"moves":["card:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',77,1795012218319,'{"kind":"moves","seat":1,"moves":["card:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',78,1795012218335,'{"kind":"moves","seat":1,"moves":["boost:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',79,1795012218347,'{"kind":"moves","seat":1,"moves":["place:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',80,1795012218353,'{"kind":"moves","seat":1,"moves":["build:10"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',81,1795012218364,'{"kind":"moves","seat":1,"moves":["bonus:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',82,1795012218370,'{"kind":"moves","seat":0,"moves":["place:centre:haberdasher"],"id":"r37","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',83,1795012218375,'{"kind":"moves","seat":0,"moves":["build:4"],"id":"r38","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',84,1795012218387,'{"kind":"moves","seat":1,"moves":["place:2"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',85,1795012218392,'{"kind":"moves","seat":1,"moves":["build:0"],"by":"bot"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',86,1795012218423,'{"kind":"moves","seat":0,"moves":["place:0"],"id":"r39","person":"RYCi3RnLucwPOJOm"}');
INSERT INTO "log" VALUES('C0-u2WVbSM-pT3Lk',87,1795012218431,'{"kind":"moves","seat":0,"moves":["build:2"],"id":"r40","person":"RYCi3RnLucwPOJOm"}');
CREATE TABLE meta (
	"key" VARCHAR(40) NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('secret','8eb2c7cec20a60dca3859e834567067486929491c40e73cd0d6944bc5d8e63f0');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL,
	name VARCHAR(60) NOT NULL,
	language VARCHAR(8),
	login VARCHAR(60),
	password TEXT,
	recovery TEXT,
	email VARCHAR(200),
	notify TEXT DEFAULT '{}' NOT NULL,
	version INTEGER DEFAULT '0' NOT NULL,
	created BIGINT NOT NULL,
	seen BIGINT NOT NULL, email_asked VARCHAR(200),
	PRIMARY KEY (id),
	UNIQUE (login)
);
INSERT INTO "people" VALUES('RYCi3RnLucwPOJOm','Ann',NULL,'ann','$argon2id$v=19$m=65536,t=3,p=4$hdj2gi3mc2Z6X2WAKZYR6Q$reGoBsF+L6PxPq7DFeEt+djInPlsANZfpUhvc2e9q6c','160e01d497d1fef0c57fa8315bd9f401f5bf5bd6d7c69b7d52105658fab2785a',NULL,'{}',0,1795012209908,1795012209908,NULL);
INSERT INTO "people" VALUES('M8fgOPm5UfCKTGG3','Zoë',NULL,NULL,NULL,NULL,NULL,'{}',0,1795012210136,1795012210136,NULL);
CREATE TABLE places (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	person VARCHAR(32) NOT NULL,
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "places" VALUES('C0-u2WVbSM-pT3Lk',0,'RYCi3RnLucwPOJOm');
INSERT INTO "places" VALUES('18fZ_uKdvlcCKTZc',0,'RYCi3RnLucwPOJOm');
INSERT INTO "places" VALUES('18fZ_uKdvlcCKTZc',1,'M8fgOPm5UfCKTGG3');
CREATE TABLE presence (
	process VARCHAR(32) NOT NULL,
	table_id VARCHAR(32) NOT NULL,
	seats INTEGER NOT NULL,
	watchers INTEGER NOT NULL,
	until BIGINT NOT NULL,
	PRIMARY KEY (process, table_id)
);
CREATE TABLE pushes (
	endpoint VARCHAR(600) NOT NULL,
	person VARCHAR(32) NOT NULL,
	p256dh VARCHAR(200) NOT NULL,
	auth VARCHAR(100) NOT NULL,
	created BIGINT NOT NULL,
	PRIMARY KEY (endpoint)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL,
	host VARCHAR(32) NOT NULL,
	status VARCHAR(8) NOT NULL,
	public BOOLEAN NOT NULL,
	created BIGINT NOT NULL,
	touched BIGINT NOT NULL,
	number INTEGER NOT NULL,
	acting INTEGER DEFAULT '0' NOT NULL,
	wake BIGINT,
	summary TEXT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('C0-u2WVbSM-pT3Lk','RYCi3RnLucwPOJOm','over',0,1795012211318,1795012218431,87,0,NULL,'{"id":"C0-u2WVbSM-pT3Lk","status":"over","options":{"players":2,"scoring":"base","hands":"shown","money":"shown","clock":{"kind":"none"},"undo":"own","hints":true,"public":false,"watch":true,"chat":true,"seed":null,"pace":0,"substitute":"builder"},"seats":[{"seat":0,"kind":"person","name":"Ann","person":"RYCi3RnLucwPOJOm","level":null,"local":false,"present":false,"away":null,"conceded":false,"fault":null},{"seat":1,"kind":"bot","name":"Aldous","person":null,"level":"builder","local":false,"present":false,"away":null,"conceded":false,"fault":null}],"created":1795012211318,"touched":1795012218431,"round":6,"rounds":6,"watchers":0}');
INSERT INTO "tables" VALUES('18fZ_uKdvlcCKTZc','RYCi3RnLucwPOJOm','playing',0,1795012218447,1795012219115,38,3,NULL,'{"id":"18fZ_uKdvlcCKTZc","status":"playing","options":{"players":3,"scoring":"random","hands":"shown","money":"shown","clock":{"kind":"none"},"undo":"own","hints":true,"public":false,"watch":true,"chat":true,"seed":null,"pace":0,"substitute":"builder"},"seats":[{"seat":0,"kind":"person","name":"Ann","person":"RYCi3RnLucwPOJOm","level":null,"local":false,"present":false,"away":null,"conceded":false,"fault":null},{"seat":1,"kind":"person","name":"Zoë","person":"M8fgOPm5UfCKTGG3","level":null,"local":false,"present":false,"away":null,"conceded":false,"fault":null},{"seat":2,"kind":"bot","name":"Aldous","person":null,"level":"builder","local":false,"present":false,"away":null,"conceded":false,"fault":null}],"created":1795012218447,"touched":1795012218474,"round":1,"rounds":12,"watchers":0}');
CREATE TABLE tokens (
	id VARCHAR(32) NOT NULL,
	person VARCHAR(32) NOT NULL,
	label VARCHAR(60) NOT NULL,
	digest VARCHAR(64) NOT NULL,
	created BIGINT NOT NULL,
	used BIGINT,
	PRIMARY KEY (id),
	UNIQUE (digest)
);
INSERT INTO "tokens" VALUES('MI_3meSeL6tA','RYCi3RnLucwPOJOm','bot','d3748d5a95eaf869a619683969ca3672525d9dd60689df4aac8c7c1cf7b5b89a',1795012211246,NULL);
CREATE TABLE wishes (
	table_id VARCHAR(32) NOT NULL,
	person VARCHAR(32) NOT NULL,
	muted TEXT DEFAULT '[]' NOT NULL,
	notify BOOLEAN,
	read INTEGER DEFAULT '0' NOT NULL, pushed BIGINT, mailed BIGINT,
	PRIMARY KEY (table_id, person)
);
INSERT INTO "wishes" VALUES('18fZ_uKdvlcCKTZc','M8fgOPm5UfCKTGG3','[]',NULL,7,NULL,NULL);
INSERT INTO "wishes" VALUES('18fZ_uKdvlcCKTZc','RYCi3RnLucwPOJOm','[]',NULL,7,NULL,NULL);
CREATE INDEX tables_by_status ON tables (status, public, touched);
CREATE INDEX tables_by_wake ON tables (wake);
CREATE INDEX places_by_person ON places (person);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_pushes_person ON pushes (person);
CREATE INDEX presence_by_table ON presence (table_id);
COMMIT;
